import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Pure tests, unlike the other tests of a module. */
const RULES = 'tests/modules/**/{rules,graph}*.test.ts'
/** Frontend tests that need no server. */
const FRONT_RULES = 'tests/front/{canonical,csp,page-cache,share-picture}.test.ts'
/** Runtime tests that need a database. */
const JOBS =
  'tests/{runtime/{idempotency,instances,start-jobs,watch-operations,run-exclusively},db/{prepared,free-number,former-freezes}}.test.ts'
/** Demo data tests that need a database. */
const SEED =
  'tests/db/seed/**/{unfinished,more-goods,view-days,order-books,pass-time,one-transaction,settle-unread,step-order,create-platform}.test.ts'
/** Compositions of the server, which need a database. */
const STARTS = 'tests/main/{production,figures,doctor/doctor,audit/audit}.test.ts'
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
/** Full server starts, kills and floods: not in the gate. */
const FULL_SUITE_ONLY =
  process.env.TEST_SUITE === 'gate' ? ['tests/{proofs,process,renderers}/**', 'tests/front/next.test.ts', COMPILES] : []
export const SYSTEM = ['api', 'front', 'modules', 'stories', 'proofs', 'process', 'renderers']
/**
 * Their workers share one window and one import of React and antd: changing the environment would restart the worker.
 */
const WINDOWED = UNIT.flatMap((folder) => {
  const files = readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => `tests/${folder}/${file}`)
}).filter((file) => readFileSync(join(root, file), 'utf8').includes('@vitest-environment happy-dom'))
/** Stories and calls that run once more with each service that can take work off the database. */
const WITH_SERVICES =
  process.env.TEST_SERVICES === 'all'
    ? ['tests/{api,modules,stories}/**/*.test.ts']
    : [
        'tests/stories/{sale-parts,sale-staff,refunds,withdrawals,rental,disputes,money}.test.ts',
        'tests/api/orders/chat*.test.ts',
        'tests/api/access/{sessions,idempotency,limit-calls}.test.ts',
      ]
const unit = { setupFiles: ['tests/config/setup-unit.ts'], testTimeout: 120_000, isolate: false }
/** One import of the code for all files of a worker: what a test changes is in its own database. */
const system = { isolate: false, testTimeout: 240_000, hookTimeout: 240_000 }
const alias = { '@/': root }
const project = (name: string, include: string[], more: object = {}) => ({
  resolve: { alias },
  test: { name, root, include, env: { TZ: 'America/New_York' }, ...more },
})

/**
 * unit: pure rules; window: browser components; both without a database. system: real Postgres, one temporary database
 * per file. pooled, redis (full suite): parts of system through PgBouncer, and with Redis;
 * all of its api, modules and stories with TEST_SERVICES=all. The time zone is deliberately far from Beijing.
 */
export default defineConfig({
  test: {
    // The default leaves a core free for watch mode; here everything runs once.
    maxWorkers: availableParallelism(),
    projects: [
      project('unit', [`tests/{${UNIT.join()}}/**/*.test.{ts,tsx}`, FRONT_RULES, RULES], {
        exclude: [JOBS, SEED, STARTS, ...WINDOWED, ...FULL_SUITE_ONLY],
        ...unit,
      }),
      project('window', WINDOWED, unit),
      project('system', [`tests/{${SYSTEM.join()}}/**/*.test.ts`, JOBS, SEED, STARTS], {
        exclude: [RULES, FRONT_RULES, ...FULL_SUITE_ONLY],
        globalSetup: ['tests/support/global-setup.ts'],
        ...system,
      }),
      ...(process.env.TEST_SUITE === 'full' ? ['pooled', 'redis'] : []).map((name) =>
        project(name, WITH_SERVICES, { globalSetup: [`tests/support/${name}-setup.ts`], ...system }),
      ),
    ],
  },
})
