import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debts } from '@/lib/server/db/schema/money/debts'
import { holdMoney } from '@/lib/server/modules/orders/trading/flow/money-effects'
import type { Order } from '@/lib/server/modules/orders/trading/types'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { fen, yuanToFen } from '@/lib/shared/money/money'
import { Deal } from '../../../../support/fixtures/deal'
import { onOrder, orderRow } from '../../../../support/fixtures/on-order'
import { Till } from '../../../../support/fixtures/till'
import { World } from '../../../../support/world'

describe('holding the money of an order', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const placed = async (balance?: string) => (await Deal.open(world, { balance })).place()
  /** Holds the money of the order with these changes; resolves with what remains of the balance, or why not. */
  const hold = async (deal: Deal, changes: Partial<Order> = {}) =>
    onOrder(world, { ...(await orderRow(world, deal)), ...changes }, async (step) => {
      await holdMoney(step)
      return step.left
    }).catch((error: { reason: string }) => error.reason)
  const lend = (userId: UserId, state: 'asked' | 'owed', yuan: string) =>
    world.services.db.insert(debts).values({
      ref: `debt of ${userId}`,
      userId,
      distId: 1,
      memo: '理赔追偿',
      state,
      amountFen: yuanToFen(yuan),
      leftFen: yuanToFen(yuan),
      owedAt: state === 'owed' ? world.now() : null,
    })

  it('escrow holds price and premium, the deposit account the deposit; marketing pays the discount', async () => {
    const deal = await placed('120.00')
    const sums = { ensureFen: fen(1000), depositFen: fen(500), discountFen: fen(200), totalFen: fen(11_300) }
    expect(await hold(deal, sums)).toBe(700n)
    expect(await deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -120.00 | buyer +120.00
      orderHold    buyer -113.00 | marketing -2.00 | deposit +5.00 | escrow +110.00
      left         alipay -120.00 | marketing -2.00 | deposit +5.00 | buyer +7.00 | escrow +110.00"
    `)
  })

  it('a balance that is a fen short pays nothing', async () => {
    const deal = await placed('99.99')
    expect(await hold(deal)).toBe('BALANCE_SHORT')
    expect(await world.balance(deal.people.buyer)).toBe('99.99')
  })

  it('a buyer with a debt cannot pay from the balance, but from outside', async () => {
    const deal = await placed('500.00')
    await lend(deal.people.buyer.userId, 'owed', '1.00')
    expect(await hold(deal)).toBe('BALANCE_SHORT')
    const till = await Till.open(world)
    await till.settle(await deal.startQr('2'))
    expect(await deal.detail()).toMatchObject({ status: 1, payMode: '2' })
    expect(await world.balance(deal.people.buyer)).toBe('500.00')
  })

  it('what a granted claim asks of a buyer stays in the balance', async () => {
    const [enough, short] = [await placed('150.00'), await placed('149.99')]
    for (const deal of [enough, short]) await lend(deal.people.buyer.userId, 'asked', '50.00')
    expect([await hold(enough), await hold(short)]).toEqual([5000n, 'BALANCE_SHORT'])
  })

  it('the platform pays for what it buys from its own fund, whatever it owes', async () => {
    const deal = await placed()
    await lend(HOUSE_ID, 'owed', '1.00')
    expect(await hold(deal, { buyerId: HOUSE_ID })).toBe(-10_000n)
  })
})
