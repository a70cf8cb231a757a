import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claims } from '@/lib/server/db/schema/aftersales/cases'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { findServiceIds } from '@/lib/server/modules/people/staff/queries-service'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { orderPath } from '@/lib/shared/trade/order-path'
import { ClaimCase } from '../../support/fixtures/claim'
import { Deal, passAndRun, runClock } from '../../support/fixtures/deal'
import { insertRequest, Recovery } from '../../support/fixtures/recovery'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const stop = (distId: number, covered: '0' | '1' = '0') =>
  ({ distId: `${distId}`, active: '0', reason: '欠费', covered }) as const
const moveTo = (orderSn: string, distId: number) =>
  world.services.db
    .update(orders)
    .set({ distId })
    .where(eq(orders.sn, orderSn as OrderSn))

describe('switching a site off', () => {
  it('needs a second person while covers are in force, which are then claimed and decided on the own site of the platform', async () => {
    const one = await ClaimCase.released(world, { ensureId: '1' })
    const { orderSn, buyer, people } = one.deal
    await moveTo(orderSn, 3)
    const staff = await world.person({ staff: 'service' })
    const former = await world.person({ staff: 'service', ofDist: 3 })
    expect(await findServiceIds(world.services.db, 3)).toContain(former.userId)
    const platform = await world.logIn({ staff: 'owner' })
    const refused = await platform.ask('POST /console/switchDistributor', stop(3))
    expect(refused).toMatchObject({ name: 'SITE_BUSY' })
    expect(refused.msg).toMatch(
      /^该站点还有 1 笔包赔在保障期内，最晚到 \d{4}-\d\d-\d\d。需双人复核才能停用，停用后由平台站点受理理赔$/,
    )
    expect((await platform.ask('POST /console/switchDistributor', stop(3, '1'))).data).toEqual({ waits: true })
    expect(world.app.hosts.byId(3)).toBeDefined()
    expect((await platform.ask('POST /console/switchDistributor', stop(3, '1'))).name).toBe('APPROVAL_OPEN')
    expect((await buyer.ask('GET /order/orderDetail', { orderSn })).name, 'still on its own site').toBe('ELSEWHERE')

    const second = await world.logIn({ staff: 'owner' })
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const agreed = { approvalId: String(list[0]?.approvalId), accept: '1', reason: '' } as const
    expect(await second.ask('POST /console/decideApproval', agreed, { key: randomUUID() })).toMatchObject({ code: 0 })
    expect(world.app.hosts.byId(3)).toBeUndefined()
    expect(await findServiceIds(world.services.db, 3)).not.toContain(former.userId)
    expect(await findServiceIds(world.services.db, 3), 'of the platform').toContain(staff.userId)

    expect((await buyer.do('GET /order/orderDetail', { orderSn })).orderSn).toBe(orderSn)
    const own = await buyer.do('GET /order/queryOrderList', { belong: '0' })
    expect(own.orderList.map((row) => row.orderSn)).toContain(orderSn)
    const there = await (await world.logIn(people.buyer, 2)).ask('GET /order/orderDetail', { orderSn })
    expect(there).toMatchObject({
      name: 'ELSEWHERE',
      data: { url: `${world.dist(1).origin}${orderPath(orderSn as OrderSn)}` },
    })
    expect(await one.file()).toMatchObject({ code: 0 })
    const filed = await world.services.db.select({ handlerId: claims.handlerId }).from(claims)
    expect(filed, 'no staff of the closed site').toEqual([{ handlerId: staff.userId }])
    const desk = await (await world.logIn(staff)).do('GET /desk/claims', { view: 'review' })
    expect(desk.list.map((claim) => claim.orderSn)).toContain(orderSn)
    const { claimSn } = await one.detail()
    expect((await platform.do('GET /console/claim', { claimSn })).isHere).toBe(true)
    await one.decide(staff, true)
    expect((await one.detail()).stage).toBe('recovering')
    const bell = await buyer.do('GET /notification/list', {})
    expect(bell.list.some(({ href }) => href.includes(orderSn))).toBe(true)
    await platform.do('POST /console/switchDistributor', { ...stop(3), active: '1' })
  })

  it('is refused while posts, requests or payments of the site are open', async () => {
    const platform = await world.logIn({ staff: 'owner' })
    const ask = async () => (await platform.ask('POST /console/switchDistributor', stop(2))).msg
    const buyer = await world.person({ balance: '500.00' })
    const visitor = await world.logIn(buyer, 2)
    const want = { gameId: '107', title: '收一个贵族八的账号', goodsTypeId: '1', budget: '950.00' } as const
    const { wantId } = await visitor.do('POST /goods/releaseWantGoods', want)
    expect(await ask()).toBe('该站点还有 1 条求购未结束。请先在规则里关闭“交易”，等全部结束后再停用')
    await visitor.do('POST /goods/updateWantGoodsStatus', { wantId: String(wantId), status: 'closed' })
    const { requestId } = await insertRequest(world, await world.person())
    await world.asOwner(`update recycling_requests set dist_id = 2 where id = ${requestId}`)
    expect(await ask()).toContain('该站点还有 1 条回收申请未处理')
    await world.asOwner(`update recycling_requests set dist_id = 1 where id = ${requestId}`)

    const late = await (await Deal.open(world)).place()
    await late.startQr()
    world.pass({ minutes: 16 })
    await runClock(world)
    expect(await late.state()).toBe('7 TIMEOUT')
    await moveTo(late.orderSn, 2)
    await world.asOwner(`update payments set dist_id = 2 where ref_sn = '${late.orderSn}'`)
    expect(await ask(), 'it may still be paid').toContain('该站点还有 1 笔付款在途')
    await world.asOwner(`update payments set dist_id = 1 where ref_sn = '${late.orderSn}'`)
    expect(await platform.ask('POST /console/switchDistributor', stop(2))).toMatchObject({ code: 0 })
    await platform.do('POST /console/switchDistributor', { ...stop(2), active: '1' })
  })

  it('is refused while a former owner may buy an account back, which is possible on the own site of the platform if it happens after all', async () => {
    const platform = await world.logIn({ staff: 'owner' })
    const deal = await (await Recovery.open(world, { balance: '800.00' })).begin('700.00')
    await deal.toHold()
    await passAndRun(world, { days: 7 })
    expect(await deal.state()).toMatch(/^3 /)
    await world.asOwner(`update recycling_requests set dist_id = 2 where id = ${deal.requestId}`)
    await moveTo(deal.orderSn, 2)
    const busy = await platform.ask('POST /console/switchDistributor', stop(2))
    expect(busy.msg).toBe('该站点还有 1 个回收账号在赎回期内。请先在规则里关闭“交易”，等全部结束后再停用')
    expect((await deal.redeem('735.00')).code, 'still on its own site').toBe(404)

    await world.asOwner('update dists set active = false where dist_id = 2')
    await world.services.announce({ tags: ['hosts'], aged: [], events: [] })
    expect((await deal.own()).redemption).toMatchObject({ price: '735.00' })
    const placed = await deal.redeem('735.00')
    expect(placed.name).toBe('OK')
    expect((await deal.pay(placed.data.orderSn)).name).toBe('OK')
    await world.asOwner('update dists set active = true where dist_id = 2')
    await world.services.announce({ tags: ['hosts'], aged: [], events: [] })
  })

  it('does not wait for accounts that were bought back or whose time to buy back is over', async () => {
    const platform = await world.logIn({ staff: 'owner' })
    const deal = await (await Recovery.open(world)).begin('700.00')
    await deal.toHold()
    await passAndRun(world, { days: 7 })
    await world.asOwner(`update recycling_requests set dist_id = 2 where id = ${deal.requestId}`)
    await moveTo(deal.orderSn, 2)
    const ask = async () => (await platform.ask('POST /console/switchDistributor', stop(2))).msg
    expect(await ask()).toContain('1 个回收账号在赎回期内')
    const { goods_sn: sn } = (
      await world.services.db.execute<{ goods_sn: string }>(
        `select goods_sn from recycling_requests where id = ${deal.requestId}`,
      )
    ).rows[0] as { goods_sn: string }
    const set = (status: number) => world.asOwner(`update goods set status = ${status} where sn = '${sn}'`)
    const { status } = await world.goodsRow(sn as GoodsSn)
    await set(GOODS_STATUS.sold)
    expect(await platform.ask('POST /console/switchDistributor', stop(2))).toMatchObject({ code: 0 })
    await platform.do('POST /console/switchDistributor', { ...stop(2), active: '1' })
    await set(status)
    expect(await ask()).toContain('赎回期内')
    world.pass({ hours: 72 })
    expect(await platform.ask('POST /console/switchDistributor', stop(2))).toMatchObject({ code: 0 })
    await platform.do('POST /console/switchDistributor', { ...stop(2), active: '1' })
  })

  it('is impossible for the own site of the platform, also from another site', async () => {
    const elsewhere = await world.logIn({ staff: 'owner' }, 2)
    expect(await elsewhere.ask('POST /console/switchDistributor', stop(1))).toMatchObject({
      name: 'FORBIDDEN',
      msg: '不能停用平台自己的站点',
    })
  })
})
