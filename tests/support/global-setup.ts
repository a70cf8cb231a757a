import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '@/lib/embedded/embedded'
import { migrate } from '@/lib/server/db/migrate'
import { createAppRole, createTemplate, type TestServer } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer
    /** Set where the services use Redis. */
    redisUrl?: string
  }
}

/** One Postgres for the run (DATABASE_URL_TEST, or our own) with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL_TEST
  const dataDir = url ? '' : mkdtempSync(join(tmpdir(), 'tests-'))
  const own = url ? undefined : await openEmbedded({ dataDir, isDurable: false })
  const server = own ? { owner: own.ownerUrl, app: own.url } : { owner: url ?? '', app: await createAppRole(url ?? '') }
  await createTemplate(server, migrate)
  project.provide('databaseServer', server)
  return async () => {
    await own?.stop()
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
}
