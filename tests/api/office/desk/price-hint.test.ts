import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { games, goods } from '@/lib/server/db/schema/listings/catalog'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { yuanToFen } from '@/lib/shared/money/money'
import { Deal } from '../../../support/fixtures/deal'
import { Rental } from '../../../support/fixtures/rental'
import { storyWorld } from '../../../support/ledger'
import type { World } from '../../../support/world'

const FACTS = { skins: '200' }
const CHEAP = '同类成交中位'

/** Forty accounts like those of these tests were sold for 1,000.00 each. */
async function sellSimilar(world: World): Promise<void> {
  const { db } = world.services
  await db
    .update(games)
    .set({ fields: [{ key: 'skins', label: '皮肤', kind: 'number', least: 0, most: 1200 }] })
    .where(eq(games.id, 107))
  const soldAt = world.now()
  await db.insert(sales).values(
    Array.from({ length: 40 }, (_, i) => ({
      goodsSn: `ZHWZ${i}`,
      gameId: 107,
      goodsTypeId: 1,
      title: '号',
      priceFen: yuanToFen('1000.00'),
      facts: FACTS,
      listedAt: soldAt,
      soldAt,
    })),
  )
}

const world = storyWorld()
const hintsOf = async (orderSn: string) => {
  const desk = await world.logIn({ staff: 'service' })
  const { hints, risk } = await desk.do('GET /desk/order', { orderSn })
  return JSON.stringify({ hints, risk })
}

it('a sale far below the price of similar accounts is a hint at the desk, a rent is not compared with sales', async () => {
  await sellSimilar(world)
  const rental = await Rental.open(world, { hour: '5.00' })
  const sale = await Deal.open(world, { price: '300.00', balance: '300.00' })
  await world.services.db.update(goods).set({ facts: FACTS })
  await (await sale.place()).pay()
  expect(await hintsOf(sale.orderSn)).toContain(CHEAP)
  await (await rental.place()).pay()
  expect(await hintsOf(rental.orderSn)).not.toContain(CHEAP)
})
