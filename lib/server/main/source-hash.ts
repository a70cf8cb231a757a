import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * All sources that can end up in the browser or in Next's server bundle. Other files that only Node runs (lib/server)
 * do not make a build stale.
 */
const SOURCES = [
  'app',
  'components',
  'styles',
  'lib/shared',
  'lib/art',
  'lib/contract',
  'lib/client',
  'lib/tenant',
  'lib/server/loaders',
  'lib/server/main/hint-scripts.ts',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Hash of the pages' sources, or of other sources. */
export function sourceHash(root: string, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(root, source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  return hash.digest('hex')
}

function filesOf(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort()
}
