/** Words that readers of technical English have to think about, and what to write instead. */
const PLAIN: Readonly<Record<string, string>> = {
  anew: 'again',
  beside: 'next to, along with, compared with',
  deed: 'action',
  deeds: 'actions',
  mend: 'fix',
  mended: 'fixed',
  nobody: 'no one, none',
  till: 'until',
  told: 'notified, informed, shown',
}
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g
const TEST_NAME = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g

/** Comments and test names that use such a word. */
export function plainWordViolations(path: string, source: string): string[] {
  const texts = [...(source.match(COMMENT) ?? [])]
  if (/^(?:tests|e2e)\//.test(path)) texts.push(...[...source.matchAll(TEST_NAME)].map(([, , name = '']) => name))
  const found = new Set(texts.flatMap((text) => text.toLowerCase().match(/\b[a-z]+\b/g) ?? []))
  return Object.entries(PLAIN)
    .filter(([word]) => found.has(word))
    .map(([word, better]) => `25 comments and test names are plain: "${word}" (${better}) in ${path}`)
}
