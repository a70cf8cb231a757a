import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { Deal } from '../../../support/fixtures/deal'
import { insertPassed } from '../../../support/fixtures/goods-check'
import { openWorld } from '../../../support/world'

/** The figure is cached for ten minutes, so each case has a world of its own. */
async function minutesAfter(handedOver: readonly number[]): Promise<number | null | undefined> {
  const world = await openWorld()
  const seller = await world.person()
  for (const minutes of handedOver) {
    const deal = await Deal.open(world, { balance: '100.00', seller })
    await (await deal.place()).pay()
    const paidAt = world.now()
    await world.services.db
      .update(orders)
      .set({
        paidAt,
        shippedAt: new Date(paidAt.getTime() + minutes * 60_000),
        terms: { sale: { staffed: true, check: { id: 1, at: paidAt.toISOString() } } },
      })
      .where(eq(orders.sn, deal.orderSn as OrderSn))
  }
  const { sn } = await world.goods({ seller })
  await insertPassed(world, { seller, goodsSn: sn as GoodsSn })
  return (await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })).checked?.minutes
}

it('a checked account shows the median time from payment to hand-over of at least ten orders', async () => {
  expect(await minutesAfter([10, 20, 30, 40, 50, 60, 70, 80, 90, 1000])).toBe(55)
})

it('fewer than ten orders of checked accounts show no time', async () => {
  expect(await minutesAfter([10, 20, 30, 40, 50, 60, 70, 80, 90])).toBeNull()
})
