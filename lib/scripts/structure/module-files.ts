import { VERBS } from './verbs'

/** File names allowed in a module besides its business functions (`<verb>-<noun>.ts`). */
const KINDS = /^(?:(?:queries|rules|present)(?:-[a-z0-9]+)*|types)\.ts$/
const VERB = /^[a-z]+(?:-[a-z0-9]+)+\.ts$/
/** Folders inside a module that hold files of other kinds. */
const FREE: Readonly<Record<string, readonly string[]>> = {
  trading: ['internal', 'flow', 'modes', 'payments', 'figures'],
}
/** Folders inside a large module that hold the same kinds of files as the module. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  cases: ['claim', 'dispute'],
  catalog: ['checking', 'games', 'lists', 'selling', 'stock'],
  media: ['video'],
  identity: ['codes', 'face', 'login', 'security', 'sessions', 'vendors'],
  trading: ['lists', 'places', 'staff'],
  wallet: ['cover', 'sandbox'],
}
const SHAPES = /\b(?:formatDateTime|fenToYuan)\b/

const camel = (kebab: string): string => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Checks the allowed names: <verb>-<noun>.ts with the function of that name, queries, rules, present, types, and
 * folders of these.
 */
function hasKnownName(module: string, rest: string, source: string): boolean {
  const [folder = '', ...deeper] = rest.split('/')
  if (deeper.length > 1) return false
  const file = deeper[0] ?? folder
  if (deeper.length === 1 && !PARTS[module]?.includes(folder)) return (FREE[module] ?? ['internal']).includes(folder)
  if (KINDS.test(file)) return true
  const verb = camel(file.replace(/\.ts$/, ''))
  return (
    VERB.test(file) &&
    Object.hasOwn(VERBS, file.split('-')[0] ?? '') &&
    new RegExp(`^export (?:async function|function|const) ${verb}\\b`, 'm').test(source)
  )
}

/** Reports violations of rules 16 and 17 by a module's file. */
export function moduleFileViolations(path: string, source: string): string[] {
  const [, module, rest] = /^lib\/server\/modules\/[^/]+\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (!module || !rest) return []
  const isShaping = /(?:^|\/)queries[^/]*$/.test(rest) && SHAPES.test(source)
  return [
    ...(hasKnownName(module, rest, source)
      ? []
      : [`16 a module's file is a verb, queries, rules, present or types: ${path}`]),
    ...(isShaping ? [`17 queries leave shaping to present: ${path}`] : []),
  ]
}
