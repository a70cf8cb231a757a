import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findViolations } from './structure/find-violations'

const ROOTS = ['app', 'components', 'lib', 'tests', 'e2e']

function readSources(): Map<string, string> {
  const paths = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((f) => f.isFile() && /\.(?:tsx?|sql)$/.test(f.name))
      .map((f) => join(f.parentPath, f.name))
      // build output of a test
      .filter((path) => !path.includes('/.next/')),
  )
  return new Map([...paths, 'middleware.ts'].map((path) => [path, readFileSync(path, 'utf8')]))
}

const { files, imports, violations } = findViolations(readSources())
for (const line of violations) console.error(line)
// A checker that reads no files would always pass.
if (files < 100 || imports < 300) console.error(`only ${files} files and ${imports} imports were read`)
const failed = violations.length > 0 || files < 100 || imports < 300
console.log(`structure: ${files} files, ${imports} imports, ${violations.length} violations`)
process.exit(failed ? 1 : 0)
