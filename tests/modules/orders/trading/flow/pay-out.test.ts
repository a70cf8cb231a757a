import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/trading'
import { loadRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import type { Shares } from '@/lib/server/modules/orders/trading/flow/mode'
import { buyerOf, escrowOf, payOut } from '@/lib/server/modules/orders/trading/flow/money-effects'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { OrderSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { Deal } from '../../../../support/fixtures/deal'
import { Till } from '../../../../support/fixtures/till'
import { World } from '../../../../support/world'

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
  const run = async (deal: Deal, shares: Shares, part?: string) => {
    const ctx = systemCtx(world.services, world.dist())
    const rulesOf = await loadRuleBook(ctx)
    await inTx(ctx, async (tx, effects) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(eq(orders.sn, deal.orderSn as OrderSn))
      if (!order) throw new Error(`no order ${deal.orderSn}`)
      const more = { vault: ctx.vault, rules: rulesOf(order), at: world.now(), actor: 'system', userId: null } as const
      await payOut(shares, { kind: 'orderRefund', part })({ tx, effects, order, input: {}, ...more })
    })
  }
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
    await run(deal, give(200), 'rest')
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
})
