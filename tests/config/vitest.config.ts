import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Pure, unlike a module's other tests. */
const RULES = 'tests/modules/**/{rules,graph}*.test.ts'
/** Of the front, what needs no server. */
const FRONT_RULES = 'tests/front/{canonical,csp,page-cache,share-picture}.test.ts'
/** Of the runtime, what needs a database. */
const JOBS = 'tests/{runtime/{idempotency,start-jobs,take-turn},db/{prepared,free-number}}.test.ts'
/** Of the demo data, what needs one. */
const SEED =
  'tests/db/seed/**/{unfinished,more-goods,order-books,pass-time,one-transaction,settle-unread,step-order}.test.ts'
export const UNIT = [
  'app',
  'art',
  'shared',
  'contract',
  'client',
  'components',
  'db',
  'tenant',
  'architecture',
  'runtime',
  'providers',
  'scripts',
  'main',
]
/** Compiles a copy of all sources. */
const COMPILES = 'tests/scripts/new-endpoint-compiles.test.ts'
/** Whole programs, kills and floods: not in the gate. */
const FULL_SUITE_ONLY =
  process.env.TEST_SUITE === 'gate' ? ['tests/{proofs,process,renderers}/**', 'tests/front/next.test.ts', COMPILES] : []
export const SYSTEM = ['api', 'front', 'modules', 'stories', 'proofs', 'process', 'renderers']
/** Their workers keep one window, and one import of React and antd: a worker that changes its environment begins anew. */
const WINDOWED = UNIT.flatMap((folder) => {
  const files = readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => `tests/${folder}/${file}`)
}).filter((file) => readFileSync(join(root, file), 'utf8').includes('@vitest-environment happy-dom'))
const unit = { setupFiles: ['tests/config/setup-unit.ts'], testTimeout: 120_000, isolate: false }
const alias = { '@/': root }
const project = (name: string, include: string[], more: object = {}) => ({
  resolve: { alias },
  test: { name, root, include, env: { TZ: 'America/New_York' }, ...more },
})

/**
 * unit: pure rules; window: the browser's parts; both without a database. system: real Postgres, one throw-away database per file.
 * The zone is far from Beijing on purpose.
 */
export default defineConfig({
  test: {
    // its default leaves a core to watch with; here all is run once
    maxWorkers: availableParallelism(),
    projects: [
      project('unit', [`tests/{${UNIT.join()}}/**/*.test.{ts,tsx}`, FRONT_RULES, RULES], {
        exclude: [JOBS, SEED, ...WINDOWED, ...FULL_SUITE_ONLY],
        ...unit,
      }),
      project('window', WINDOWED, unit),
      project('system', [`tests/{${SYSTEM.join()}}/**/*.test.ts`, JOBS, SEED], {
        exclude: [RULES, FRONT_RULES, ...FULL_SUITE_ONLY],
        globalSetup: ['tests/support/global-setup.ts'],
        // one import of the program for the files of a worker: what a test changes is in its own database
        isolate: false,
        testTimeout: 240_000,
        hookTimeout: 240_000,
      }),
    ],
  },
})
