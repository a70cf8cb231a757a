import pg from 'pg'
import { isCurrent } from '../../db/migrate'
import { ownsTables } from '../../db/roles'
import { sharesSessions } from '../../db/shares-sessions'
import type { Env } from '../../runtime/env'
import type { Check } from './check'

const OLDEST = 15

/** The database: version, tables, rights of the application's role, sites, the host of notices, and texts that still are the drafts. */
export function databaseChecks(env: Env, url: string): Check[] {
  const ask = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => asClient(url, work)
  const value = async (statement: string) =>
    Number((await ask((client) => client.query(statement))).rows[0]?.value ?? 0)
  return [
    {
      name: 'database',
      run: async () => {
        const version = Math.floor((await value("select current_setting('server_version_num')::int as value")) / 10_000)
        if (version < OLDEST) throw new Error(`PostgreSQL ${version}: ${OLDEST} or newer is needed`)
        return `PostgreSQL ${version}`
      },
    },
    {
      name: 'tables',
      run: async () => {
        if (!(await ask(isCurrent))) throw new Error('are behind this program: npm run migrate')
        return 'up to date'
      },
    },
    {
      name: 'database roles',
      run: async () => {
        if (!(await ask(ownsTables))) return 'the application owns no tables'
        if (env.APP_ENV !== 'production') return 'one role for both purposes, which production refuses'
        throw new Error(
          'the application owns its tables: name their owner in DATABASE_OWNER_URL, a plain role in DATABASE_URL',
        )
      },
    },
    {
      name: 'sites',
      run: async () => {
        const sites = await value('select count(*) as value from dists where active')
        if (sites === 0) throw new Error('there is none: npm run setup')
        return `${sites} switched on`
      },
    },
    { name: 'public origin', run: () => tryPublicOrigin(env, ask) },
    {
      name: 'terms',
      run: async () => {
        const untouched = await value(
          "select 2 - count(distinct kind) as value from legal_documents where kind in ('terms', 'privacy') and state = 'published' and effective_at > 'epoch'",
        )
        if (untouched === 0) return 'changed by you'
        if (env.APP_ENV !== 'production') return 'drafts'
        throw new Error('agreement or privacy policy are still the drafts: change them in the console, 协议与条款')
      },
    },
  ]
}

const BOUND = 'select count(*) as value from dist_hosts join dists using (dist_id) where active and host = $1'

/** Notices of payments arrive at this host: without a site there, none is answered. */
async function tryPublicOrigin(env: Env, ask: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>) {
  if (!env.PUBLIC_ORIGIN) return 'none, for this machine only'
  const { hostname } = new URL(env.PUBLIC_ORIGIN)
  const { rows } = await ask((client) => client.query(BOUND, [hostname]))
  if (Number(rows[0]?.value) > 0) return `${hostname} leads to a site`
  if (env.DEFAULT_DIST || env.APP_ENV !== 'production') return `${hostname} leads to the default site`
  throw new Error(
    `${hostname} of PUBLIC_ORIGIN leads to no site that is switched on, so notices of payments are lost: bind it in the console`,
  )
}

/** What test keys work on. */
export async function tryTestMode(url: string, testUrl?: string): Promise<string> {
  if (!testUrl) return 'none: TEST_MODE_DATABASE_URL is empty'
  if ((await asClient(url, placeOf)) === (await asClient(testUrl, placeOf)))
    throw new Error('TEST_MODE_DATABASE_URL leads to the live database')
  if (await sharesSessions(testUrl)) throw new Error('TEST_MODE_DATABASE_URL leads to a pooler: name the server itself')
  if (!(await asClient(testUrl, isCurrent))) throw new Error('its tables are behind this program: npm run migrate')
  const { rows } = await asClient(testUrl, (client) =>
    client.query('select 1 from users where phone is not null limit 1'),
  )
  if (rows.length > 0) throw new Error('TEST_MODE_DATABASE_URL leads to a database with real accounts')
  return 'a database of its own, up to date'
}

const PLACE = "select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place"
const placeOf = async (client: pg.Client): Promise<string> => (await client.query(PLACE)).rows[0]?.place

async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}
