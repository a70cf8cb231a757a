import { openDatabaseServer } from '@/lib/server/main/database'
import { step } from '@/lib/server/main/progress'
import { readEnv } from '@/lib/server/runtime/env'
import { PlainError } from '@/lib/server/runtime/plain-error'

/** `npm run migrate`: updates the tables and exits; for deployments that migrate separately from the start. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabaseServer(env)
  try {
    const { migrate } = await import('@/lib/server/db/migrate')
    await step('Updating the tables', () => migrate(database))
    process.stdout.write('The tables are up to date.\n')
  } finally {
    await database.stop()
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
    process.exit(1)
  },
)
