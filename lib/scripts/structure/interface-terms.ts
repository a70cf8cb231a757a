import { readFileSync } from 'node:fs'

/** Phrases that the interface does not use, with what it says instead (docs/zh/文案规范.md). */
const BANNED = readFileSync(new URL('interface-terms.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [phrase: string, better: string])

/** Patterns that recognise what people type, and names of things in games. */
const QUOTING =
  /^lib\/(?:scripts\/|shared\/normalize\/|shared\/text\/staff-words|server\/modules\/(?:core\/tenancy\/rules-promises|market\/questions\/rules-word-contexts)|server\/db\/seed\/goods\/games\/)/

/** Reports banned phrases in texts of the interface, as lines a person can act on. */
export function interfaceTermViolations(path: string, source: string): string[] {
  if (!/^(?:app|components|lib)\//.test(path) || QUOTING.test(path)) return []
  return BANNED.filter(([phrase]) => source.includes(phrase)).map(
    ([phrase, better]) => `28 the interface uses one term per thing: "${phrase}" (${better}) in ${path}`,
  )
}
