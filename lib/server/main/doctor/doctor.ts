import pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../../runtime/env'
import { type Finding, runChecks } from './check'
import { databaseChecks, tryTestMode } from './database-checks'
import { hostChecks } from './host-checks'
import { scaleChecks } from './scale-checks'
import { vendorChecks } from './vendor-checks'

interface DoctorOptions {
  databaseUrl: string
  /** Absent: there is no test mode. */
  testModeUrl?: string
  log: Logger
  now?: () => Date
  onFinding: (finding: Finding) => void
}

/** Tries every setting against the real thing, and changes nothing. Resolves with whether all is fine. */
export async function examine(env: Env, options: DoctorOptions): Promise<boolean> {
  const { databaseUrl, testModeUrl, log, now = () => new Date(), onFinding } = options
  const hosts = await boundHosts(databaseUrl).catch(() => [])
  return runChecks(
    [
      ...databaseChecks(env, databaseUrl),
      { name: 'test mode', run: () => tryTestMode(databaseUrl, testModeUrl) },
      ...scaleChecks(env, databaseUrl),
      ...vendorChecks(env, { log, now }),
      ...hostChecks(env, hosts, now),
    ],
    onFinding,
  )
}

async function boundHosts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  await client.connect()
  const { rows } = await client.query('select host from dist_hosts order by dist_id, host').finally(() => client.end())
  return rows.map(({ host }) => String(host))
}
