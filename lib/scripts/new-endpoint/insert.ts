/**
 * Inserts a line as the last entry of the object literal that begins with `start`; the literal ends at the first line
 * that begins with a brace.
 */
export function insertInto(source: string, start: string, entry: string): string {
  const from = source.indexOf(start)
  const end = source.indexOf('\n}', from) + 1
  if (from < 0 || end === 0) throw new Error(`no table begins with "${start}"`)
  return source.slice(0, end) + entry + source.slice(end)
}

/** Adds an import of `name` from `module` before the other imports; the formatter sorts it. */
export function withImport(source: string, name: string, module: string): string {
  const known = new RegExp(`^import [^'"]*\\b${name}\\b[^'"]* from `, 'm')
  return known.test(source) ? source : `import { ${name} } from '${module}'\n${source}`
}
