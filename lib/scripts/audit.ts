import { auditDatabase } from '@/lib/server/main/audit/audit'
import { chooseStorage } from '@/lib/server/main/choose-storage'
import { openDatabaseServer } from '@/lib/server/main/database'
import { readEnv } from '@/lib/server/runtime/env'
import { runScript } from './run-script'

/** Contradictions printed of each check; the rest is counted. */
const SHOWN = 20
const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run audit`: compares what must agree in a database and its files, one line each; exits with 1 on a contradiction. */
async function main(): Promise<boolean> {
  const env = readEnv(process.env)
  const database = await openDatabaseServer(env)
  try {
    return await auditDatabase({
      databaseUrl: database.ownerUrl,
      storage: await chooseStorage(env),
      isSandbox: env.PAYOUT_PROVIDER === 'sandbox' && env.PAYMENT_PROVIDER === 'sandbox',
      onResult: ({ name, faults }) => {
        say(faults.length === 0 ? `✓ ${name}` : `✗ ${name}: ${faults.length} contradictions`)
        for (const line of faults.slice(0, SHOWN)) say(`    ${line}`)
        if (faults.length > SHOWN) say(`    and ${faults.length - SHOWN} more`)
      },
    })
  } finally {
    await database.stop()
  }
}

runScript(main)
