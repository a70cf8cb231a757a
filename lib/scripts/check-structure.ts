import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findViolations } from './structure/find-violations'

const ROOTS = ['app', 'components', 'lib']
const MAX_LINES = 300

function readSources(): Map<string, string> {
  const paths = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((f) => f.isFile() && /\.tsx?$/.test(f.name))
      .map((f) => join(f.parentPath, f.name)),
  )
  return new Map([...paths, 'middleware.ts'].map((path) => [path, readFileSync(path, 'utf8')]))
}

const sources = readSources()
const { files, imports, violations } = findViolations(sources)
const long = [...sources]
  .filter(([, text]) => text.split('\n').length > MAX_LINES + 1)
  .map(([path]) => `longer than ${MAX_LINES} lines: ${path}`)
for (const line of [...violations, ...long]) console.error(line)
// A checker that reads nothing would pass everything.
if (files < 100 || imports < 300) console.error(`only ${files} files and ${imports} imports were read`)
const failed = violations.length + long.length > 0 || files < 100 || imports < 300
console.log(`structure: ${files} files, ${imports} imports, ${violations.length + long.length} violations`)
process.exit(failed ? 1 : 0)
