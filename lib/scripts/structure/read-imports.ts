import { dirname, join, normalize } from 'node:path'

export interface Import {
  from: string
  /** A file of the project (`lib/shared/money/money.ts`), or a package name. */
  to: string
  /** `import type`, or every name marked `type`: removed at run time. */
  typeOnly: boolean
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'"();]*?)\s*from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Imports of one file; `files` are all paths of the project, used to resolve them. Comments are removed first. */
export function readImports(from: string, source: string, files: ReadonlySet<string>): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
  return [...code.matchAll(STATEMENT)].map((m) => {
    const target = m[3] ?? m[4] ?? m[5] ?? ''
    const names = m[2] ?? ''
    const allTyped =
      /^\{[^}]*\}$/.test(names) &&
      names
        .slice(1, -1)
        .split(',')
        .map((n) => n.trim())
        .filter(Boolean)
        .every((n) => n.startsWith('type '))
    return { from, to: resolve(from, target, files), typeOnly: m[1] !== undefined || (m[3] !== undefined && allTyped) }
  })
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function resolve(from: string, target: string, files: ReadonlySet<string>): string {
  const base = target.startsWith('@/')
    ? target.slice(2)
    : target.startsWith('.')
      ? normalize(join(dirname(from), target))
      : undefined
  if (base === undefined)
    return target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : (target.split('/')[0] ?? target)
  return ENDINGS.map((ending) => base + ending).find((path) => files.has(path)) ?? base
}
