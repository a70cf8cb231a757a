import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '@/lib/server/modules/money/wallet/queries'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
import { giveCoupon } from '../support/fixtures/coupons'
import { Deal, runClock } from '../support/fixtures/deal'
import { DisputeCase } from '../support/fixtures/dispute'
import { storyWorld } from '../support/ledger'
import { PAY_PASSWORD, type Person } from '../support/world'

/**
 * Two members who trade with each other never have more money together than before, with any coupon and sequence of
 * actions.
 */
describe('coupon abuse between two colluding members', () => {
  const world = storyWorld()
  let judge: Person
  beforeEach(async () => {
    await world.dismissStaff()
    judge = await world.person({ staff: 'service' })
  })
  const coupon = async ({ people }: Deal, amount: string, min: string, minutes?: number) =>
    String(await giveCoupon(world, people.buyer, { amount, min, minutes }))
  const held = (kind: 'user' | 'marketing', ownerId = 0) => balanceOf(world.services.db, { kind, ownerId })
  const both = async ({ people: { buyer, seller } }: Deal) =>
    (await held('user', buyer.userId)) + (await held('user', seller.userId))
  const props = () => Deal.open(world, { goodsTypeId: 27, price: '10.00', stock: 9, balance: '100.00' })
  const buy = (deal: Deal, sn: string, couponId: string) =>
    deal.buyer.ask('POST /order/placeOrder', { goodsSn: sn, price: deal.goods.price, agree: '1', couponId })
  const ofOrder = ({ orderSn }: Deal, kind: string) =>
    world.services.db
      .execute<{ sum: string }>(
        sql`select coalesce(sum(e.amount_fen), 0)::text as sum from transfers t join entries e on e.transfer_id = t.id
          join accounts a on a.id = e.account_id where a.kind = ${kind} and t.ref like ${`${orderSn}%`}`,
      )
      .then(({ rows }) => BigInt(rows[0]?.sum ?? '0'))

  it('colluding members gain nothing from a partial delivery followed by a nearly full refund', async () => {
    const deal = await props()
    await (await deal.place({ goodsNum: '7', couponId: await coupon(deal, '3.50', '70.00') })).pay()
    await deal.deliver(3)
    const one = new DisputeCase(world, deal)
    await one.begin('part', '28.00')
    expect(await one.act('seller', 'agree')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await both(deal)).toBeLessThanOrEqual(10_000n)
  })

  it('colluding members gain nothing from a partial delivery followed by a full refund of held money', async () => {
    const deal = await props()
    await (await deal.place({ goodsNum: '7', couponId: await coupon(deal, '3.50', '70.00') })).pay()
    await (await deal.deliver(5)).confirm()
    const one = new DisputeCase(world, deal)
    await one.begin('full')
    await one.act('seller', 'agree')
    expect(await deal.state()).toMatch(/REFUNDED/)
    expect([await both(deal), await ofOrder(deal, 'marketing')]).toEqual([10_000n, 0n])
  })

  /** The seller invited the buyer and would receive a share of the fee. */
  const invited = async (deal: Deal) => {
    const { buyer, seller } = deal.people
    await world.services.db.execute(sql`update users set invited_by = ${seller.userId} where id = ${buyer.userId}`)
    return { couponId: await coupon(deal, '20.00', '400.00') }
  }

  it.each(['settle', 'advance'])(
    'colluding members gain nothing when the cover pays after the release (%s): shares of the fee are recovered',
    async (by) => {
      const one = await ClaimCase.released(world, { ensureId: '1', balance: '2000.00', prepare: invited })
      expect(await ofOrder(one.deal, 'dist')).toBe(1200n)
      await one.grant(judge)
      if (by === 'settle') await one.act('seller', 'settle')
      world.pass({ days: 7, seconds: 1 })
      await runClaims(world)
      expect(await one.detail()).toMatchObject({ outcome: by === 'settle' ? 'settled' : 'advanced' })
      expect([await both(one.deal), await ofOrder(one.deal, 'dist')]).toEqual([190_000n, 0n])
    },
  )

  it.each(['draft', 'filed'])(
    'colluding members gain nothing from a claim after a partial refund (%s before it): the cover pays the remaining price',
    async (before) => {
      const one = await ClaimCase.open(world, { ensureId: '1', balance: '1100.00' })
      const dispute = new DisputeCase(world, one.deal)
      const { orderSn } = one.deal
      if (before === 'draft')
        await one.deal.buyer.do('POST /claim/draft', { orderSn, kind: 'retrieved', statement: '待补充' })
      await dispute.begin('part', '999.99')
      if (before === 'filed') expect(await one.file()).toMatchObject({ name: 'NO_CLAIM' })
      expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
      expect(await one.deal.state()).toBe('3 RELEASED')
      await one.grant(judge)
      world.pass({ days: 7, seconds: 1 })
      await runClaims(world)
      expect(await one.detail()).toMatchObject({ outcome: 'advanced', price: '0.01', amount: '0.01' })
      expect(await both(one.deal)).toBe(100_000n)
    },
  )

  it('colluding members gain nothing when the cover pays from held money', async () => {
    const one = await ClaimCase.open(world, { ensureId: '1', balance: '2000.00', prepare: invited })
    await one.grant(judge)
    await one.act('seller', 'settle')
    expect([await both(one.deal), await ofOrder(one.deal, 'marketing')]).toEqual([190_000n, 0n])
  })

  it('colluding members gain nothing from concurrent orders, a coupon of another site, or one expired after a refund', async () => {
    const deal = await Deal.open(world, { price: '1000.00', balance: '3000.00' })
    const once = await coupon(deal, '20.00', '400.00')
    const items = await Promise.all([1, 2, 3].map(() => world.goods({ seller: deal.people.seller, price: '1000.00' })))
    const answers = await Promise.all(items.map(({ sn }) => buy(deal, sn, once)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const foreign = String(await giveCoupon(world, deal.people.buyer, { amount: '20.00', min: '400.00', distId: 2 }))
    const unusable = { data: { field: 'couponId' } }
    expect(await buy(deal, deal.goods.sn, foreign)).toMatchObject(unusable)
    const short = await coupon(deal, '20.00', '400.00', 10)
    await (await deal.place({ couponId: short })).pay()
    world.pass({ minutes: 11 })
    expect(await deal.act('buyer', 'refund')).toMatchObject({ code: 0 })
    expect(await buy(deal, deal.goods.sn, short)).toMatchObject(unusable)
    expect(await both(deal)).toBe(300_000n)
  })

  it('colluding members gain nothing from cancelling after verification: the penalty is paid, and the discount is returned', async () => {
    const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00' })
    await (await deal.place({ couponId: await coupon(deal, '50.00', '1000.00') })).pay()
    await world.services.db.execute(
      sql`update orders set sub_status = 'VERIFIED', terms = terms || '{"sale":{"staffed":true,"penalty":"5000"}}' where sn = ${deal.orderSn}`,
    )
    expect(await deal.act('buyer', 'refund')).toMatchObject({ code: 0 })
    expect([await both(deal), await ofOrder(deal, 'marketing')]).toEqual([97_500n, 0n])
  })

  it('colluding members gain nothing from concurrent disputes, confirmations and refunds', async () => {
    const one = await DisputeCase.open(world, { price: '1000.00', coupon: '50.00' })
    const { deal } = one
    await Promise.all([
      one.begin('part', '949.99'),
      deal.buyer.ask('POST /order/confirmRecGoods', { orderId: deal.orderSn }),
      one.begin('full', undefined, 'seller'),
      deal.buyer.ask(
        'POST /pay/balancePay',
        { orderSn: deal.orderSn, payPassword: PAY_PASSWORD },
        { key: randomUUID() },
      ),
    ])
    await one.act('seller', 'agree').catch(() => null)
    world.pass({ days: 8 })
    await runClock(world)
    expect(await both(deal)).toBeLessThanOrEqual(100_000n)
  })
})
