import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { closeMarket, Gold } from '../../../../support/fixtures/coin'
import { Deal, runClock } from '../../../../support/fixtures/deal'
import { orderRow, stepOn } from '../../../../support/fixtures/on-order'
import { Work } from '../../../../support/fixtures/work'
import { oneBrowser } from '../../../../support/one-person'
import { World } from '../../../../support/world'

describe('orders of one person with themselves', () => {
  const world = new World()
  beforeAll(() => world.open())
  beforeEach(() => closeMarket(world))
  afterAll(() => world.close())

  const paid = async () => (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const tie = (deal: Deal) => oneBrowser(world, deal.orderSn, deal.people.buyer, deal.people.seller)
  const tieOf = async (deal: Deal) => (await orderRow(world, deal)).tie

  it('a tie of the parties is recorded when the order completes, not before', async () => {
    const deal = await paid()
    await tie(deal)
    await deal.deliver()
    expect(await tieOf(deal)).toBeNull()
    await deal.confirm()
    expect(await tieOf(deal)).toBe('device')
  })

  it('a tie that appears after the completion is recorded with the payout, not with a rating', async () => {
    const deal = await paid()
    await deal.deliver()
    await deal.confirm()
    await tie(deal)
    await stepOn(world, await orderRow(world, deal), 'evaluate', { actor: 'buyer', input: { stars: 5 } })
    expect(await tieOf(deal)).toBeNull()
    await stepOn(world, await orderRow(world, deal), 'release')
    expect(await tieOf(deal)).toBe('device')
  })

  it('a recorded tie stays, though the parties have nothing in common at the payout', async () => {
    const deal = await paid()
    await deal.deliver()
    await deal.confirm()
    const { id } = await orderRow(world, deal)
    await world.services.db.update(orders).set({ tie: 'person' }).where(eq(orders.id, id))
    await stepOn(world, await orderRow(world, deal), 'release')
    expect(await tieOf(deal)).toBe('person')
  })

  it.each([
    ['counts for its merchant if its parties are not tied', 1],
    ['does not count for its merchant if its parties are found to be tied at the payout', 0],
  ] as const)('a currency order %s', async (_rule, figure) => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver()
    await gold.act('buyer', 'confirm')
    if (figure === 0) await oneBrowser(world, gold.orderSn, gold.people.buyer, gold.people.merchant)
    world.pass({ hours: 25 })
    await runClock(world)
    expect(await gold.state()).toBe('3 RELEASED')
    const { orders: counted } = await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})
    expect(counted).toBe(figure)
  })

  it('a work of tied parties takes nothing from the works that its booster finished for others', async () => {
    const work = await (await Work.open(world)).begin()
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    const figures = () => work.booster.do('GET /booster/getBoosterInfo', {})
    expect(await figures()).toMatchObject({ done: 1, earned: '90.00' })
    await (await (await work.place()).pay()).accept()
    await oneBrowser(world, work.orderSn, work.people.customer, work.people.booster)
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    expect(await figures()).toMatchObject({ done: 1, earned: '90.00' })
  })
})
