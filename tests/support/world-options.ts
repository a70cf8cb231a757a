import type { Pool } from 'pg'
import type { Db } from '@/lib/server/db/client'
import type { App } from '@/lib/server/main/compose'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import type { Log } from '@/lib/server/runtime/log'
import type { TestDatabase } from './database'
import { PATIENCE_MS } from './patience'

export interface WorldOptions {
  env?: Record<string, string>
  log?: Log
  /** A database that exists, dropped with the world; by default a copy of the template. */
  database?: TestDatabase
  /**
   * Rules as on a new site: staff verify accounts. Otherwise sellers deliver themselves, unless a test requires staff.
   */
  hasDefaultRules?: boolean
  /** Gives the world a database of test mode, another copy of the template. */
  hasTestMode?: boolean
  /**
   * Uses the server's own short limits on waiting for locks and statements, which a slow machine exceeds. For tests of
   * these limits.
   */
  isImpatient?: boolean
}

/** For tests without face checks: no action requires one. */
export const WITHOUT_FACES = {
  faceFromFen: 0,
  facePhone: false,
  faceWithdrawFen: 0,
  faceClaimFen: 0,
} satisfies Partial<Rules>

/** Rules that lift the limits of what one person orders or accepts. */
export const AT_WILL: Partial<Rules> = {
  mostUnpaid: 1e6,
  unpaidEndsADay: 1e6,
  letGoMinutes: 0,
  letGoAgainHours: 0,
  newWorks: 1e6,
  mostWorks: 1e6,
  mostSubmitted: 1e6,
  mostUnbegun: 1e6,
}

/** Without the server's limits, so that a slow machine does not answer "busy"; a pooler takes those of the role. */
export function addressesOf({ url, directUrl }: TestDatabase, { isImpatient }: WorldOptions) {
  if (isImpatient || directUrl) return { databaseUrl: url, directUrl }
  const patient = new URL(url)
  patient.searchParams.set('lock_timeout', String(PATIENCE_MS))
  patient.searchParams.set('statement_timeout', String(PATIENCE_MS))
  return { databaseUrl: patient.toString() }
}

export const poolOf = (app: App): Pool => (app.services.db as Db & { $client: Pool }).$client

/** On a slow machine a connection may take long. */
export function waitForConnections(app: App): void {
  poolOf(app).options.connectionTimeoutMillis = PATIENCE_MS
}
