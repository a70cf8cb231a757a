import { Client } from 'pg'
import type { Logger } from 'pino'
import { createVault } from '../../runtime/vault'
import { openDatabase } from '../client'
import { distHosts, dists } from '../schema/tenancy'
import { copyGoods } from './copy-goods'
import { DEMO_DISTS } from './demo-dists'
import { Random } from './random'
import { seedCampaigns } from './seed-campaigns'
import { seedDeals } from './seed-deals'
import { seedGames } from './seed-games'
import { seedMatches } from './seed-matches'
import { seedNewcomers } from './seed-newcomers'
import { seedNews } from './seed-news'
import { seedRentals } from './seed-rentals'
import { seedSales } from './seed-sales'
import { seedServices } from './seed-services'
import { seedTrust } from './seed-trust'
import { seedUsers } from './seed-users'

interface SeedOptions {
  goods: number
  secret: string
  now?: Date
}

const SEED = 20_261_121
const FIRST_NUMBER = 1_070_001

/** Fill an empty database with the demo; does nothing when a distributor exists. About 10 s for 5,000 goods. */
export async function seedIfEmpty(databaseUrl: string, log: Logger, options: SeedOptions): Promise<boolean> {
  const { db, pool } = openDatabase(databaseUrl, 6)
  try {
    if ((await db.select({ id: dists.distId }).from(dists).limit(1)).length > 0) return false
    const now = options.now ?? new Date()
    const vault = createVault(options.secret)
    await db.insert(dists).values(DEMO_DISTS.map(({ distId, code, conf }) => ({ distId, code, conf })))
    await db
      .insert(distHosts)
      .values(DEMO_DISTS.flatMap(({ distId, hosts }) => hosts.map((host, i) => ({ host, distId, isPrimary: i === 0 }))))
    const games = await seedGames(db)
    const users = await seedUsers(db, new Random(SEED), vault)
    await seedNews(db, now)
    await seedServices(db)
    await seedMatches(db, now, new Random(SEED + 4))
    await seedTrust({ db, vault, now, users })
    await seedSales(db, { games, random: new Random(SEED + 2), now })
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      const sellerIds = [users.seller, ...users.members.slice(0, 24)]
      await copyGoods(client, {
        count: options.goods,
        firstNumber: FIRST_NUMBER,
        games,
        sellerIds,
        distIds: [1, 2, 3],
        now,
        seed: SEED,
      })
      await client.query('analyze goods')
    } finally {
      await client.end()
    }
    await seedCampaigns({ db, now, users, random: new Random(SEED + 2) })
    await seedDeals({ db, log, vault, now, users, random: new Random(SEED + 1) })
    await seedNewcomers({ db, log, vault, now, users, random: new Random(SEED + 3) })
    await seedRentals({ db, log, vault, now, users, random: new Random(SEED + 5) })
    return true
  } finally {
    await pool.end()
  }
}
