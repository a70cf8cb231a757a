import { fen } from '@/lib/shared/money'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../client'
import { sales } from '../schema/valuation'
import { makeGoods, type SeedGame } from './make-goods'
import type { Random } from './random'

const DAYS = 90
/** Accounts sold in that time; the games with an evaluator of their own have most. */
const COUNTS: Record<number, number> = { 107: 900, 111: 720 }
const OTHERS = [60, 180] as const
const BATCH = 1000
/** Numbers of items long gone, apart from those of the catalogue. */
const FIRST_NUMBER = 1_020_001

/** Three months of completed account sales, so that valuations have something to rest on. */
export async function seedSales(
  db: Db,
  { games, random, now }: { games: readonly SeedGame[]; random: Random; now: Date },
): Promise<void> {
  let number = FIRST_NUMBER
  const rows = games.flatMap((game) => {
    const count = COUNTS[game.id] ?? random.int(...OTHERS)
    const made: (typeof sales.$inferInsert)[] = []
    while (made.length < count) {
      const item = makeGoods({ random, game, number: number++, sellerId: 0, distId: 1, now })
      if (item.goodsTypeId !== 1) continue
      const soldAt = new Date(now.getTime() - random.next() * DAYS * DAY_MS)
      const listedAt = new Date(soldAt.getTime() - random.next() ** 2 * 20 * DAY_MS)
      made.push({
        goodsSn: item.sn,
        gameId: game.id,
        goodsTypeId: 1,
        title: item.title,
        priceFen: fen(item.priceFen),
        facts: item.facts,
        listedAt,
        soldAt,
      })
    }
    return made
  })
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(sales).values(rows.slice(from, from + BATCH))
}
