import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase } from '@/lib/server/db/client'
import type { DatabaseAccess } from '@/lib/server/db/roles'
import { DEMO_DISTS } from '@/lib/server/db/seed/demo-dists'
import { openKeys } from '@/lib/server/providers/sandbox/keys'
import { createVault } from '@/lib/server/runtime/vault'
import { PATIENCE_MS } from './patience'

const TEMPLATE = 'tests_template'
/** Secret of every test server that uses a copy of the template. */
export const TEST_SECRET = 'a secret of the tests, long enough'
const END_SESSIONS =
  "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1 AND pg_has_role(usename, 'MEMBER')"

/** One server for the run, with the tables' owner, who creates databases, and the application role. */
export interface TestServer {
  owner: string
  app: string
  /** Set if the application is to reach it through a pooler. */
  pooler?: string
}

async function asAdmin<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the URL of another database on the same server. */
function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

/**
 * Creates the migrated template, with the three demo distributors, two games and the sandbox's key pair, which is slow
 * to generate.
 */
export async function createTemplate(
  server: TestServer,
  migrate: (access: DatabaseAccess) => Promise<void>,
): Promise<void> {
  await asAdmin(server.owner, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`)
    await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  })
  const ownerUrl = withDatabase(server.owner, TEMPLATE)
  await migrate({ url: withDatabase(server.app, TEMPLATE), ownerUrl })
  await asAdmin(ownerUrl, async (client) => {
    for (const { distId, code, hosts, conf } of DEMO_DISTS) {
      await client.query('INSERT INTO dists (dist_id, code, conf) VALUES ($1, $2, $3)', [
        distId,
        code,
        JSON.stringify(conf),
      ])
      for (const host of hosts)
        await client.query('INSERT INTO dist_hosts (host, dist_id, is_primary) VALUES ($1, $2, $3)', [
          host,
          distId,
          host === hosts[0],
        ])
    }
    await client.query(`INSERT INTO games (id, name, game_type, initial, initials, pinyin, sn_code, hot_rank, goods_types, fields) VALUES
      (107, '王者荣耀', 1, 'W', 'wzry', 'wangzherongyao', 'WZ', 1, '{"1":"账号","27":"道具","22":"游戏币"}',
       '[{"key":"ranking","label":"段位","options":["最强王者","荣耀王者"]},{"key":"skins","label":"皮肤"}]'),
      (177, '穿越火线', 2, 'C', 'cyhx', 'chuanyuehuoxian', 'CF', 2, '{"1":"账号"}', '[]')`)
    await client.query("INSERT INTO game_areas (id, game_id, name) VALUES (1, 107, '安卓QQ'), (2, 107, '苹果微信')")
    await client.query("INSERT INTO game_servers (id, area_id, name) VALUES (11, 1, '手Q 1区'), (21, 2, '微信 9区')")
  })
  const { db, pool } = openDatabase(ownerUrl, 1)
  await openKeys(db, createVault(TEST_SECRET))
  await pool.end()
}

export interface TestDatabase extends DatabaseAccess {
  /** Ends all sessions and rejects new ones, or accepts them again. */
  open(isOpen: boolean): Promise<void>
  drop(): Promise<void>
}

/** A pooler takes the role's limits instead of those of a connection: here those that suit a slow machine. */
async function beLenient(role: Client, database: string): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout'])
    await role.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${limit} = '${PATIENCE_MS}'`)
}

/** Creates a separate database for one test file. */
export const createDatabase = (server: TestServer): Promise<TestDatabase> =>
  // As files: the usual way, through the log, takes three times as long.
  create(server, `TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
/** Creates a database without tables. */
export const createEmptyDatabase = (server: TestServer): Promise<TestDatabase> => create(server, '')

async function create({ owner, app, pooler }: TestServer, from: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(owner, (admin) => admin.query(`CREATE DATABASE ${name} ${from}`))
  const directUrl = withDatabase(app, name)
  if (pooler) await asAdmin(directUrl, (role) => beLenient(role, name))
  return {
    url: pooler ? withDatabase(pooler, name) : directUrl,
    ownerUrl: withDatabase(owner, name),
    directUrl: pooler && directUrl,
    open: (isOpen) =>
      asAdmin(owner, async (admin) => {
        await admin.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${isOpen ? -1 : 0}`)
        if (!isOpen) await admin.query(END_SESSIONS, [name])
      }),
    drop: () =>
      asAdmin(owner, async (admin) => {
        // Not WITH (FORCE): it fails if a vacuum worker is running, which this role may not terminate. A plain DROP
        // terminates it itself.
        // A pool that is closing may connect once more; DROP waits five seconds for sessions that are ending.
        await admin.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`)
        await admin.query(END_SESSIONS, [name])
        await admin.query(`DROP DATABASE ${name}`)
      }),
  }
}

/**
 * Creates a role without rights of its own, on a server given to the tests. Its owner must be allowed to create roles.
 */
export async function createAppRole(owner: string): Promise<string> {
  const app = new URL(owner)
  app.username = 'storefront_tests'
  app.password = randomBytes(12).toString('hex')
  await asAdmin(owner, async (admin) => {
    const known = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [app.username])
    const verb = known.rowCount ? 'ALTER' : 'CREATE'
    await admin.query(`${verb} ROLE ${app.username} LOGIN PASSWORD '${app.password}'`)
    await admin.query(`GRANT ${app.username} TO current_user`)
  })
  return app.toString()
}
