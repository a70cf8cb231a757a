import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { orderEvents, orders } from '@/lib/server/db/schema/orders/trading'
import { recordLateTies } from '@/lib/server/modules/orders/trading/record-late-ties'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn } from '@/lib/shared/ids'
import { ClaimCase } from '../../support/fixtures/claim'
import { Deal, runClock } from '../../support/fixtures/deal'
import { DisputeCase } from '../../support/fixtures/dispute'
import { Rental } from '../../support/fixtures/rental'
import { oneBrowser } from '../../support/one-person'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const passport = (goodsSn: string) => world.visitor().do('GET /goods/passport', { goodsSn })

it('the goods history shows every closed paid order by day and outcome, without names', async () => {
  const deal = await (await (await Deal.open(world, { balance: '900.00' })).place()).pay()
  expect(await passport(deal.goods.sn)).toMatchObject({ sold: 0, cancelled: 0, list: [] })
  await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
  expect(await passport(deal.goods.sn)).toMatchObject({ sold: 0, cancelled: 1, list: [{ kind: 'cancelled' }] })
  world.pass({ days: 1 })
  await (await (await (await deal.place()).pay()).deliver()).confirm()
  const history = await passport(deal.goods.sn)
  expect(history).toMatchObject({ sold: 1, cancelled: 1, list: [{ kind: 'sold' }, { kind: 'cancelled' }] })
  const text = JSON.stringify(history)
  for (const { userId, nickName, phone } of Object.values(deal.people))
    for (const personal of [String(userId), nickName, phone, deal.orderSn]) expect(text).not.toContain(personal)
})

it('the goods history excludes unpaid orders', async () => {
  const deal = await (await Deal.open(world, { balance: '900.00' })).place()
  await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
  expect(await passport(deal.goods.sn)).toMatchObject({ cancelled: 0, list: [] })
})

it('the goods history shows a staff verification and a rental that was not as described', async () => {
  const rental = await (await Rental.open(world, { stored: true })).place()
  const { db } = world.services
  const [order] = await db
    .update(orders)
    .set({ paidAt: world.now(), status: 8, subStatus: 'REFUNDED', closedAt: world.now() })
    .where(sql`${orders.sn} = ${rental.orderSn}`)
    .returning({ id: orders.id })
  const event = (subStatus: string) => ({
    orderId: order?.id as number,
    actor: 'service' as const,
    orderStatus: 2,
    explain: '',
    action: 'x',
    subStatus,
  })
  await db.insert(orderEvents).values([event('MISMATCH'), event('VERIFIED')])
  expect(await passport(rental.goodsSn)).toMatchObject({ rented: 0, cancelled: 0, mismatched: 1, verified: 1 })
})

it('a rental of which the owner’s fault returned most of the rent is no completed rental', async () => {
  const rental = await (await (await (await Rental.open(world)).place()).pay()).deliver()
  await rental.look()
  world.pass({ minutes: 30 })
  const service = await world.logIn(await world.person({ staff: 'service' }))
  await service.do('POST /desk/takeOrder', { orderSn: rental.orderSn })
  await service.do('POST /desk/orderAct', { orderSn: rental.orderSn, action: 'fault', reason: '号主把租客挤下线' })
  await rental.act('owner', 'settle')
  expect(await rental.state()).toBe('3 RELEASED')
  expect(await passport(rental.goodsSn)).toMatchObject({
    rented: 0,
    cancelled: 1,
    list: [{ kind: 'cancelled', text: '因号主原因提前结束，大部分租金已退回租客' }],
  })
})

it('the goods history excludes sales of one person, also when the tie is found after the payout', async () => {
  const deal = await (await (await Deal.open(world, { balance: '900.00' })).place()).pay()
  await (await deal.deliver()).confirm()
  expect(await passport(deal.goods.sn)).toMatchObject({ sold: 1 })
  world.pass({ days: 7, seconds: 1 })
  await runClock(world)
  await oneBrowser(world, 'browser of a seller', deal.people.seller, deal.people.buyer)
  await recordLateTies(systemCtx(world.services, world.dist()))
  expect(await passport(deal.goods.sn)).toMatchObject({ sold: 0, list: [] })
})

it('a sale of which a dispute returned almost everything is a refund, not a sale', async () => {
  const one = await DisputeCase.open(world)
  const { deal } = one
  await one.begin('part', '999.99')
  await one.act('seller', 'agree')
  expect(await deal.state()).toBe('3 RELEASED')
  expect(await passport(deal.goods.sn)).toMatchObject({
    sold: 0,
    cancelled: 1,
    list: [{ kind: 'cancelled', text: '成交后发生售后，大部分货款已退回买家' }],
  })
})

it('unknown and removed goods have no history', async () => {
  expect(await world.visitor().ask('GET /goods/passport', { goodsSn: 'ZHWZ9999999' })).toMatchObject({
    name: 'NOT_FOUND',
  })
})

it('an account relisted by its buyer keeps its history including claims; only for the buyer and the bought account', async () => {
  const first = await ClaimCase.open(world, { ensureId: '1' })
  const { buyer, people, orderSn } = first.deal
  world.pass({ minutes: 1 })
  const again = await world.goods({ seller: people.buyer, price: '900.00' })
  await world.services.db
    .update(goods)
    .set({ createdAt: world.now() })
    .where(eq(goods.sn, again.sn as GoodsSn))
  const link = { orderSn, goodsSn: again.sn }
  const stranger = await world.logIn(await world.person())
  expect(await stranger.ask('POST /order/linkResale', link)).toMatchObject({ name: 'NOT_FOUND' })
  const older = await world.goods({ seller: await world.person(), price: '900.00' })
  expect(await buyer.ask('POST /order/linkResale', { orderSn, goodsSn: older.sn })).toMatchObject({
    name: 'ORDER_STATE',
  })
  expect(await passport(again.sn)).toMatchObject({ sold: 0 })
  expect(await buyer.ask('POST /order/linkResale', link)).toMatchObject({ code: 0 })
  expect(await buyer.ask('POST /order/linkResale', link)).toMatchObject({ name: 'ORDER_STATE' })
  expect(await passport(again.sn)).toMatchObject({ sold: 1, claimed: 0, list: [{ kind: 'sold' }, { kind: 'listed' }] })
  await first.file()
  await first.decide(await world.person({ staff: 'service' }), true)
  await first.act('seller', 'settle')
  expect(await passport(again.sn)).toMatchObject({ sold: 0, claimed: 1 })
})
