import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readImports } from '@/lib/scripts/structure/read-imports'
import { SYSTEM, UNIT } from '../config/vitest.config'

/** Test folders that mirror a source folder, subfolder by subfolder. */
const MIRRORS: Readonly<Record<string, string>> = {
  app: 'app',
  art: 'lib/art',
  client: 'lib/client',
  components: 'components',
  contract: 'lib/contract',
  db: 'lib/server/db',
  front: 'lib/server/front',
  main: 'lib/server/main',
  modules: 'lib/server/modules',
  renderers: 'lib/server/renderers',
  providers: 'lib/server/providers',
  runtime: 'lib/server/runtime',
  scripts: 'lib/scripts',
  shared: 'lib/shared',
  tenant: 'lib/tenant',
}
/** Tests of the whole application, and test support. */
const OTHERS = [
  'api',
  'architecture',
  'bench',
  'config',
  'lighthouse',
  'process',
  'proofs',
  'screenshots',
  'stories',
  'support',
]

const filesUnder = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const all = new Set(['app', 'components', 'lib', 'tests'].flatMap(filesUnder))

/** Returns the folder this test covers; undefined for tests of the whole application. */
function roomOf(test: string): string | undefined {
  const [, first = '', ...rest] = test.split('/')
  const mirrored = MIRRORS[first]
  return mirrored && [mirrored, ...rest.slice(0, -1)].join('/')
}

it('the mirror table contains every test folder', () => {
  const folders = readdirSync('tests', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map((entry) => entry.name).sort()).toEqual([...Object.keys(MIRRORS), ...OTHERS].sort())
})

it('the vitest configuration runs the tests of every folder', () => {
  const tested = [...all].filter((path) => /\.test\.tsx?$/.test(path)).map((path) => path.split('/')[1] ?? '')
  expect([...new Set(tested)].filter((folder) => ![...UNIT, ...SYSTEM].includes(folder))).toEqual([])
})

/** Returns the files a test reaches: through test helpers, and one import into the application. */
function reachedFrom(path: string, seen = new Set([path])): Set<string> {
  for (const { to } of readImports(path, readFileSync(path, 'utf8'), all)) {
    if (seen.has(to)) continue
    seen.add(to)
    if (to.startsWith('tests/') && all.has(to)) reachedFrom(to, seen)
  }
  return seen
}

it('each test is in the folder that mirrors the files it tests', () => {
  const tests = [...all].filter((path) => /^tests\/.*\.test\.tsx?$/.test(path))
  const astray = tests.filter((path) => {
    const room = roomOf(path)
    return room && ![...reachedFrom(path)].some((file) => file.startsWith(`${room}/`))
  })
  expect(tests.length).toBeGreaterThan(80)
  expect(astray).toEqual([])
})
