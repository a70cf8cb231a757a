import { migrate } from '@/lib/server/db/migrate'
import { seedMoreGoods } from '@/lib/server/db/seed/goods/seed-more-goods'
import { seedIfEmpty } from '@/lib/server/db/seed/seed'
import { openDatabaseServer } from '@/lib/server/main/database'
import { step } from '@/lib/server/main/progress'
import { readEnv } from '@/lib/server/runtime/env'
import { createLog } from '@/lib/server/runtime/log'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { masterSecret } from '@/lib/server/runtime/secrets'
import { runScript } from './run-script'

/** `npm run seed -- --goods 1000000`: inserts demo data, then adds goods until there are that many. */
async function main(): Promise<void> {
  const flagIndex = process.argv.indexOf('--goods')
  const goods = flagIndex < 0 ? 5000 : Number(process.argv[flagIndex + 1])
  if (!Number.isInteger(goods) || goods < 5000 || goods > 20_000_000)
    throw new PlainError('--goods takes a whole number from 5000 to 20000000')
  const env = readEnv(process.env)
  if (env.APP_ENV === 'production') throw new PlainError('APP_ENV: demo data has no place in production')
  const log = createLog(env.LOG_LEVEL)
  const database = await openDatabaseServer(env)
  try {
    await step('Updating the tables', () => migrate(database))
    await step('Making the demo data', () =>
      seedIfEmpty(database.ownerUrl, log, { goods: 5000, secret: masterSecret(env) }),
    )
    await step(`Filling the catalogue to ${goods} goods`, () => seedMoreGoods(database.ownerUrl, goods))
  } finally {
    await database.stop()
  }
}

runScript(main)
