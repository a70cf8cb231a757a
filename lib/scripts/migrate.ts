import { openDatabaseServer, prepareTestMode } from '@/lib/server/main/database'
import { printProgress, step } from '@/lib/server/main/progress'
import { readEnv } from '@/lib/server/runtime/env'
import { runScript } from './run-script'

/** `npm run migrate`: updates the tables and exits; for deployments that migrate separately from the start. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabaseServer(env)
  try {
    const { migrate } = await import('@/lib/server/db/migrate')
    await step('Updating the tables', () => migrate(database))
    await prepareTestMode(database, migrate, printProgress)
    process.stdout.write('The tables are up to date.\n')
  } finally {
    await database.stop()
  }
}

runScript(main)
