import pino from 'pino'
import { openDatabaseServer } from '@/lib/server/main/database'
import { examine } from '@/lib/server/main/doctor/doctor'
import { readEnv } from '@/lib/server/runtime/env'
import { runScript } from './run-script'

/** `npm run doctor`: tries every setting against the real thing, one line each; exits with 1 on a fault. */
async function main(): Promise<boolean> {
  const env = readEnv(process.env)
  const database = await openDatabaseServer(env)
  try {
    return await examine(env, {
      databaseUrl: database.url,
      testModeUrl: database.test?.url,
      log: pino({ level: 'silent' }),
      onFinding: ({ name, isFine, text }) => process.stdout.write(`${isFine ? '✓' : '✗'} ${name}: ${text}\n`),
    })
  } finally {
    await database.stop()
  }
}

runScript(main)
