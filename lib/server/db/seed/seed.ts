import { Client } from 'pg'
import type { Logger } from 'pino'
import type { UserId } from '@/lib/shared/ids'
import { loadRuleBook } from '../../modules/core/tenancy/load-rule-book'
import { createVault, type Vault } from '../../runtime/vault'
import { type Db, openDatabase } from '../client'
import { distHosts, dists, platformRules } from '../schema/core/tenancy'
import { DEMO_DISTS } from './demo-dists'
import { CheckBooks } from './goods/copy-checks'
import { catalogue, copyGoods } from './goods/copy-goods'
import type { SeedGame } from './goods/make-goods'
import { seedBargains } from './goods/seed-bargains'
import { seedGames } from './goods/seed-games'
import { seedGoodsReviews } from './goods/seed-goods-reviews'
import { seedMatches } from './goods/seed-matches'
import { seedNews } from './goods/seed-news'
import { seedQuestions } from './goods/seed-questions'
import { seedRuleBook } from './goods/seed-rule-book'
import { seedViewDays } from './goods/seed-view-days'
import { seedWants } from './goods/seed-wants'
import { soldRanges } from './goods/sold-prices'
import { oneTransaction } from './one-transaction'
import { planHistory } from './orders/history-plan'
import { orderBooks } from './orders/order-books'
import { seedBans } from './orders/seed-bans'
import { seedBoosting } from './orders/seed-boosting'
import { seedCampaigns } from './orders/seed-campaigns'
import { seedClaims } from './orders/seed-claims'
import { seedCoins } from './orders/seed-coins'
import { seedDeals } from './orders/seed-deals'
import { seedDisputes } from './orders/seed-disputes'
import { seedGuarantees } from './orders/seed-guarantees'
import { seedHistory } from './orders/seed-history'
import { seedPayouts } from './orders/seed-payouts'
import { seedRecoveries } from './orders/seed-recoveries'
import { seedRentals } from './orders/seed-rentals'
import { seedSales } from './orders/seed-sales'
import { seedServices } from './orders/seed-services'
import { seedShares } from './orders/seed-shares'
import { seedStatements } from './orders/seed-statements'
import { begin, emptyTables, finish, isUnfinished } from './orders/unfinished'
import { withStaff } from './orders/with-staff'
import { seedCases } from './people/seed-cases'
import { seedDesk } from './people/seed-desk'
import { seedFaces } from './people/seed-faces'
import { seedFavourites, seedInterests } from './people/seed-favourites'
import { seedHours } from './people/seed-hours'
import { seedNewcomers } from './people/seed-newcomers'
import { seedQuality } from './people/seed-quality'
import { seedRestrictions } from './people/seed-restrictions'
import { seedRoleCards } from './people/seed-role-cards'
import { seedSecurity } from './people/seed-security'
import { seedColleagues } from './people/seed-staff'
import { seedStandings } from './people/seed-standing'
import { seedTrust } from './people/seed-trust'
import { type SeedUsers, seedUsers } from './people/seed-users'
import { seedVisits } from './people/seed-visits'
import { settleUnread } from './people/settle-unread'
import { Random } from './random'

/** Input of one part of the demo data. */
interface PartInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
  games: readonly SeedGame[]
  fans: UserId[]
  random: Random
}

interface SeedOptions {
  goods: number
  secret: string
  now?: Date
}

const SEED = 20_261_121
/** The demo seller has enough of everything that the demo orders, rentals and offers take. */
const SHELF_SEED = SEED + 18
const FIRST_NUMBER = 1_070_001
/** Start of the numbers of previously sold items, separate from those of the catalogue. */
const FIRST_SOLD = 1_020_001
/** Percentage of accounts that staff have checked, of those only for sale: a third of all. */
const CHECK_PERCENT = 38
/** Completed sales of the last three months. */
const SALES = 5600

/**
 * The same database with commits that do not wait for the disk, because an interrupted seed starts over anyway, and
 * with generic plans: few statements run often enough to repay planning for specific values.
 */
function forSeeding(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const options = url.searchParams.get('options') ?? ''
  url.searchParams.set('options', `${options} -c synchronous_commit=off -c plan_cache_mode=force_generic_plan`.trim())
  return url.href
}

/**
 * Fills an empty database with the demo data; does nothing if a distributor exists, and starts over if it was
 * interrupted.
 */
export async function seedIfEmpty(databaseUrl: string, log: Logger, options: SeedOptions): Promise<boolean> {
  const { db, pool } = openDatabase(forSeeding(databaseUrl), 6)
  try {
    if (await isUnfinished(db)) await emptyTables(db)
    else if ((await db.$count(dists)) > 0) return false
    await begin(db)
    const now = options.now ?? new Date()
    const vault = createVault(options.secret)
    await db.insert(dists).values(DEMO_DISTS.map(({ distId, code, conf }) => ({ distId, code, conf })))
    await db
      .insert(distHosts)
      .values(DEMO_DISTS.flatMap(({ distId, hosts }) => hosts.map((host, i) => ({ host, distId, isPrimary: i === 0 }))))
    // past deals were delivered by their sellers; seedRuleBook removes this rule
    await db.insert(platformRules).values({ key: 'staffSteps', mode: 'account', value: 'optional' })
    const games = await seedGames(db)
    const users = await seedUsers(db, new Random(SEED), vault, now)
    const fans = users.crowd.buyers.map(({ id }) => id)
    await seedRoleCards(db, { userId: users.buyer, now })
    await seedSecurity(db, { users, now })
    await seedFaces(db, { users, vault, random: new Random(SEED + 31), now })
    await seedNews(db, now)
    await seedServices(db)
    await seedMatches(db, now, new Random(SEED + 4))
    await seedTrust({ db, vault, now, users })
    await seedCampaigns({ db, now, users, random: new Random(SEED + 2) })
    const client = new Client({ connectionString: databaseUrl })
    const ledger = new Client({ connectionString: databaseUrl })
    try {
      await Promise.all([client.connect(), ledger.connect()])
      const { crew, crowd } = users
      const on = { games, crew, now }
      const random = new Random(SEED + 6)
      const past = planHistory({ ...on, ...crowd, random, count: SALES, firstNumber: FIRST_SOLD })
      const rulesOf = await loadRuleBook({ db, now: () => now })
      await seedHistory(client, { ledger, past, random, rulesOf, now })
      const holdHoursOf = (gameId: number) => rulesOf({ mode: 'account', gameId }).holdHours
      const soldRangeOf = soldRanges({ games, past, holdHoursOf, now })
      const shelf = { ...on, count: options.goods, firstNumber: FIRST_NUMBER, fans: fans.length >> 2, seed: SHELF_SEED }
      const checks = new CheckBooks()
      await copyGoods(client, checks.notice(catalogue({ ...shelf, soldRangeOf, checkPercent: CHECK_PERCENT })))
      await checks.write(client, { vault, agents: users.service, now })
      await client.query('select setval($1, $2)', ['goods_number', FIRST_NUMBER + options.goods])
      await seedFavourites(client, { fans, random, now })
      await client.query('analyze goods, orders, order_events, favourites, sales')
      for (const [who, seen, favouriteCount] of [
        [users.buyer, 26, 14],
        [users.seller, 12, 6],
      ] as const)
        await seedInterests({ db, client, log, vault, who, seen, favouriteCount, now })
    } finally {
      await Promise.all([client.end(), ledger.end()])
    }
    const play = (part: (input: PartInput) => Promise<void>, seed = 0): Promise<void> =>
      oneTransaction(pool, (tx) =>
        part({ db: tx, log, vault, now, users, games, fans, random: new Random(SEED + seed) }),
      )
    await play(withStaff(seedDeals), 1)
    await play(withStaff(seedNewcomers), 3)
    await play(seedQuestions, 7)
    await play(seedSales)
    await play(seedRentals, 5)
    await play(seedBoosting, 12)
    await play(seedCoins, 13)
    await play(seedHours)
    await seedVisits(db, now)
    await seedViewDays(db, now)
    await play(withStaff(seedWants), 9)
    await play(seedBargains, 15)
    await play(seedRecoveries, 14)
    await play(seedGuarantees, 16)
    await play(withStaff(seedDisputes), 17)
    await play(seedDesk)
    await play(seedQuality)
    await play(withStaff(seedClaims), 18)
    await play(seedBans, 24)
    await seedColleagues(db, vault, now)
    await play(seedPayouts)
    await play(seedShares)
    await play(seedRuleBook)
    await play(seedGoodsReviews)
    await play(seedStandings)
    await play(seedRestrictions)
    await play(seedCases)
    await settleUnread(db, now)
    await seedStatements(db)
    await orderBooks(db)
    await finish(db)
    return true
  } finally {
    await pool.end()
  }
}
