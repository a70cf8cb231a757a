import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  from: string
  /** A file of the project (`lib/shared/money/money.ts`), or a package name. */
  to: string
  /** `import type`, or every name marked `type`: removed at run time. */
  typeOnly: boolean
}

interface Request {
  target: string
  typeOnly: boolean
}

/** Imports of one file; `files` are all paths of the project, used to resolve them. Throws for a file with an error. */
export function readImports(from: string, source: string, files: ReadonlySet<string>): Import[] {
  if (!/\.[cm]?tsx?$/.test(from)) return []
  const { module, errors } = parseSync(from, source)
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`)
  const statements: Request[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reexports = module.staticExports.flatMap(({ entries }): Request[] => {
    const target = entries[0]?.moduleRequest?.value
    return target === undefined ? [] : [{ target, typeOnly: entries.every(({ isType }) => isType) }]
  })
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }): Request[] => {
    const target = /^['"](.*)['"]$/.exec(source.slice(start, end))?.[1]
    return target === undefined ? [] : [{ target, typeOnly: false }]
  })
  return [...statements, ...reexports, ...dynamic].map(({ target, typeOnly }) => ({
    from,
    to: resolve(from, target, files),
    typeOnly,
  }))
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
