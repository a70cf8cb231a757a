import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '@/lib/server/db/migrate'
import { createTemplate, type TestServer } from './database'
import { OwnPgBouncer } from './own-pgbouncer'
import { OwnPostgres } from './own-postgres'

/** Debian's PostgreSQL, which the application reaches through PgBouncer in transaction mode. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const base = mkdtempSync(join(tmpdir(), 'pooled-'))
  const postgres = await OwnPostgres.create(base, { fsync: 'off', max_connections: '300' })
  const pooler = await OwnPgBouncer.create(base, postgres)
  const server: TestServer = {
    owner: postgres.url('owner'),
    app: postgres.url('app'),
    pooler: pooler.url('market'),
  }
  await createTemplate(server, migrate)
  project.provide('databaseServer', server)
  return async () => {
    await pooler.close()
    postgres.stop('immediate')
    rmSync(base, { recursive: true, force: true })
  }
}
