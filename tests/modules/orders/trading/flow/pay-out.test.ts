import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debts } from '@/lib/server/db/schema/money/debts'
import { refunds } from '@/lib/server/db/schema/money/wallet'
import type { Shares } from '@/lib/server/modules/orders/trading/flow/mode'
import { buyerOf, escrowOf, payOut, sellerOf } from '@/lib/server/modules/orders/trading/flow/money-effects'
import { fen } from '@/lib/shared/money/money'
import { Deal } from '../../../../support/fixtures/deal'
import { onOrder, orderRow } from '../../../../support/fixtures/on-order'
import { Till } from '../../../../support/fixtures/till'
import { World } from '../../../../support/world'

type PayOut = Parameters<typeof payOut>[1]

describe('paying out held order money', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const give =
    (amount: number): Shares =>
    (order) => [
      { account: escrowOf(order), amount: fen(-amount) },
      { account: buyerOf(order), amount: fen(amount) },
    ]
  const run = async (deal: Deal, shares: Shares, more: Partial<PayOut> = {}) =>
    onOrder(world, await orderRow(world, deal), payOut(shares, { kind: 'orderRefund', ...more }))
  const transfers = async (deal: Deal) =>
    (
      await world.services.db.execute<{ ref: string; memo: string }>(
        sql`select ref, memo from transfers where kind = 'orderRefund' and ref like ${`${deal.orderSn}%`} order by id`,
      )
    ).rows
  const paid = async () => (await (await Deal.open(world, { balance: '100.00' })).place()).pay()

  it('held money is paid out once per reason and part', async () => {
    const deal = await paid()
    await run(deal, give(100))
    await expect(run(deal, give(100))).rejects.toThrow(`orderRefund of ${deal.orderSn} was posted before`)
    await run(deal, give(200), { part: 'rest' })
    expect((await transfers(deal)).map(({ ref }) => ref)).toEqual([deal.orderSn, `${deal.orderSn}:rest`])
    expect(await world.balance(deal.people.buyer)).toBe('3.00')
  })

  it('paying out zero posts nothing, also repeatedly', async () => {
    const deal = await paid()
    await run(deal, give(0))
    await run(deal, give(0))
    expect(await transfers(deal)).toEqual([])
  })

  it('a refund has a memo that describes it', async () => {
    const [fromBalance, byQr] = [await paid(), await (await Deal.open(world)).place()]
    const till = await Till.open(world)
    await till.settle(await byQr.startQr())
    const memos: (string | undefined)[] = []
    for (const deal of [fromBalance, byQr]) {
      await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
      memos.push((await transfers(deal))[0]?.memo)
    }
    for (const [i, { orderSn }] of [fromBalance, byQr].entries())
      expect(memos[i]).toMatch(new RegExp(`^订单${orderSn} .`))
  })
  it('a part can depend on the order', async () => {
    const deal = await paid()
    await run(deal, give(100), { part: ({ goodsNum }) => `of ${goodsNum}` })
    expect((await transfers(deal)).map(({ ref }) => ref)).toEqual([`${deal.orderSn}:of 1`])
  })

  /** Pays seller and buyer out of the escrow. */
  const split =
    (toSeller: number, toBuyer: number): Shares =>
    (order) => [
      { account: escrowOf(order), amount: fen(-toSeller - toBuyer) },
      { account: sellerOf(order), amount: fen(toSeller) },
      { account: buyerOf(order), amount: fen(toBuyer) },
    ]
  const byQr = async () => {
    const deal = await (await Deal.open(world)).place()
    const till = await Till.open(world)
    await till.settle(await deal.startQr())
    return deal
  }
  const sentBack = async ({ orderSn }: Deal) =>
    world.services.db
      .select({ part: refunds.part, fen: refunds.amountFen })
      .from(refunds)
      .where(eq(refunds.refSn, orderSn))
      .orderBy(asc(refunds.id))

  it('of a refund, only what the buyer gets goes back to the source of the payment', async () => {
    const deal = await byQr()
    await run(deal, split(100, 200), { part: 'rest' })
    await run(deal, split(300, 0), { part: 'none' })
    await run(deal, split(0, 400))
    expect(await sentBack(deal)).toEqual([
      { part: 'rest', fen: 200n },
      { part: '', fen: 400n },
    ])
    expect(await world.balance(deal.people.buyer)).toBe('0.00')
    expect(await world.balance(deal.people.seller)).toBe('4.00')
  })

  it('a refund goes back to its source also if order and buyer happen to have the same number', async () => {
    const deal = await Deal.open(world)
    await world.asOwner(`alter table orders alter column id restart with ${deal.people.buyer.userId}`)
    await deal.place()
    await (await Till.open(world)).settle(await deal.startQr())
    expect((await orderRow(world, deal)).id).toBe(deal.people.buyer.userId)
    await run(deal, give(500))
    expect(await sentBack(deal)).toEqual([{ part: '', fen: 500n }])
  })

  it.each(['depositReturn', 'depositClaim', 'orderRelease'] as const)(
    'money of kind %s stays in the balance of the buyer',
    async (kind) => {
      const deal = await byQr()
      await run(deal, give(500), { kind })
      expect(await sentBack(deal)).toEqual([])
      expect(await world.balance(deal.people.buyer)).toBe('5.00')
    },
  )

  it.each([
    { kind: 'orderRelease', left: 700n, rest: '7.00', balance: '0.00' },
    { kind: 'depositClaim', left: 1000n, rest: '10.00', balance: '3.00' },
  ] as const)('of a debt of 10.00, $kind of 3.00 to the seller leaves $rest', async ({ kind, left, balance }) => {
    const deal = await paid()
    const { userId } = deal.people.seller
    const amount = { amountFen: fen(1000), leftFen: fen(1000) }
    const ref = `debt of ${userId}`
    await world.services.db
      .insert(debts)
      .values({ ref, userId, distId: 1, memo: '理赔追偿', state: 'owed', ...amount, owedAt: world.now() })
    await run(deal, split(300, 0), { kind })
    const [debt] = await world.services.db.select().from(debts).where(eq(debts.ref, ref))
    expect([debt?.leftFen, await world.balance(deal.people.seller)]).toEqual([left, balance])
  })
})
