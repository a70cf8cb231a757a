import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Database, type Db, openDatabase } from '../db/client'
import { copyConfiguration } from '../db/copy-configuration'
import { isCurrent } from '../db/migrate'
import { resetRuleBook } from '../modules/core/tenancy/load-rule-book'
import { resetGameCache } from '../modules/listings/catalog/games/reset-game-cache'
import { hasRealAccounts } from '../modules/people/identity/queries-key-owner'
import { withPrefix } from '../providers/storage/with-prefix'
import { vendorless } from '../providers/vendorless'
import { databaseLimits } from '../runtime/call-limits'
import type { Services, TestMode } from '../runtime/context'
import { TEST_FILES } from '../runtime/private-media'
import { refuse } from '../runtime/refusal'
import { ViewTally } from '../runtime/view-tally'

/** Connections per process. */
const POOL = 3
/** How long a missed change of sites, games or rules may last, in milliseconds. */
const COPY_MS = 10 * 60_000

interface OpenTestMode extends TestMode {
  /** Sites, games or rules have changed: they are copied again before the next use. */
  outdate(): void
  close(): Promise<void>
}

/** Services of test mode, opened at the first use: nothing in them reaches a vendor, a person, a page or the live database. */
export function openTestMode(url: string, { live, log }: { live: () => Services; log: Logger }): OpenTestMode {
  const { db, pool } = openDatabase(url, POOL)
  let services: Services | undefined
  let copied: Promise<void> | undefined
  let copiedAt = 0
  const prepare = async () => {
    if (!services) await assertUsable(live().db, { db, pool })
    await copyConfiguration(live().db, db)
    resetRuleBook(db)
    resetGameCache(db)
  }
  return {
    async open() {
      if (!copied || performance.now() - copiedAt > COPY_MS) {
        copied = prepare()
        copiedAt = performance.now()
        copied.catch(() => {
          copied = undefined
        })
      }
      await copied.catch((err) => {
        log.error({ err }, 'the database of test mode cannot be used')
        throw refuse('UNAVAILABLE', '测试模式暂时不可用，请稍后再试')
      })
      services ??= servicesOf(live(), db)
      return services
    },
    outdate() {
      copied = undefined
    },
    close: () => pool.end(),
  }
}

function servicesOf(live: Services, db: Db): Services {
  const { log, now, vault, sessionMs, distOf, ipPlace, webhooks, storage } = live
  return Object.assign(vendorless(vault), {
    db,
    log: log.child({ testMode: true }),
    now,
    vault,
    isDemo: false,
    isTest: true,
    testMode: null,
    sessionMs,
    distOf,
    ipPlace,
    webhooks,
    storage: withPrefix(storage, TEST_FILES),
    limits: databaseLimits(db),
    views: { goods: new ViewTally(), news: new ViewTally() },
    announce: async () => {},
  })
}

const PLACE = sql`select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place`

/** The live database, or one in which people have accounts, must never be filled with test orders. */
async function assertUsable(live: Db, { db, pool }: Database): Promise<void> {
  const [here, there] = [await live.execute(PLACE), await db.execute(PLACE)]
  if (here.rows[0]?.place === there.rows[0]?.place) throw new Error('TEST_MODE_DATABASE_URL leads to the live database')
  const client = await pool.connect()
  const isReady = await isCurrent(client).finally(() => client.release())
  if (!isReady) throw new Error('the tables of test mode are behind this program: run `npm run migrate`')
  if (await hasRealAccounts(db)) throw new Error('TEST_MODE_DATABASE_URL leads to a database with real accounts')
}
