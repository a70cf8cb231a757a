import { beforeEach, describe, expect, it } from 'vitest'
import { platformRules } from '@/lib/server/db/schema/core/tenancy'
import { orderCredentials } from '@/lib/server/db/schema/orders/trading'
import { assignWaitingOrders } from '@/lib/server/modules/orders/trading/flow/assign-waiting-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal, runClock } from '../support/fixtures/deal'
import { ownPicture } from '../support/fixtures/evidence'
import { Staff } from '../support/fixtures/staff'
import { openWorld, type World } from '../support/world'

/** The default of a new site without own rules: staff verify every account before it is delivered. */
describe('account sales with default verification', () => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
  })
  const paid = async (goodsTypeId = 1) =>
    (await (await Deal.open(world, { balance: '100.00', goodsTypeId })).place()).pay()
  const actionsOf = async (deal: Deal, by: 'buyer' | 'seller') =>
    (await deal.detail(deal[by])).actions.map(({ action }) => action)
  const assign = () => assignWaitingOrders(systemCtx(world.services, world.dist()), { limit: 50 })
  const aheadOf = async (deal: Deal) =>
    (await deal.buyer.do('GET /order/listOrderProcess', { orderSn: deal.orderSn })).list
      .filter(({ done }) => !done)
      .map(({ explain }) => explain)

  it('a paid account waits in the desk queue, and its seller cannot deliver it', async () => {
    const deal = await paid()
    expect(await deal.state()).toBe('1 ASSIGN')
    expect(await actionsOf(deal, 'seller')).toEqual(['submit', 'refund'])
    expect(await deal.act('seller', 'deliver', { account: 'a', password: 'b' })).toMatchObject({ name: 'ORDER_STATE' })
    const staff = await Staff.open(world)
    const { list } = await staff.visitor.do('GET /desk/orders', { queue: 'unassigned' })
    expect(list.map(({ orderSn }) => orderSn)).toContain(deal.orderSn)
  })

  it('the buyer sees all upcoming steps, from the unpaid order on', async () => {
    const staff = await Staff.open(world)
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const all = [
      '你付款',
      '客服接入',
      '卖家提交账号，客服验号',
      '你看过结果，确认换绑',
      '换绑完成，卖家交付',
      '确认收货，交易成功',
    ]
    expect(await aheadOf(deal)).toEqual(all)
    await deal.pay()
    expect(await aheadOf(deal)).toEqual(all.slice(2))
    await deal.submit()
    expect(await aheadOf(deal)).toEqual(['客服验号', ...all.slice(3)])
    await staff.show(deal, 'verified')
    expect(await aheadOf(deal)).toEqual(all.slice(3))
    await deal.act('buyer', 'accept')
    expect(await aheadOf(deal)).toEqual(all.slice(4))
  })

  it('submitted credentials are visible only to the assigned staff, and each view is recorded', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    const { orderSn } = deal
    expect(await staff.visitor.ask('POST /desk/credentials', { orderSn })).toMatchObject({ name: 'ORDER_STATE' })
    await deal.submit()
    await deal.submit('hero2@game')
    expect(await actionsOf(deal, 'seller')).toEqual(['refund', 'submit'])
    const other = await Staff.open(world)
    expect(await other.visitor.ask('POST /desk/credentials', { orderSn })).toMatchObject({ name: 'FORBIDDEN' })
    for (const side of ['buyer', 'seller'] as const)
      expect(await deal[side].ask('POST /order/credentials', { orderSn })).toMatchObject({
        code: side === 'buyer' ? 1301 : 403,
      })
    expect(await deal.detail()).toMatchObject({ hasCredentials: false, looks: [] })
    expect((await staff.visitor.do('GET /desk/order', { orderSn })).mayReadAccount).toBe(true)
    expect((await other.visitor.do('GET /desk/order', { orderSn })).mayReadAccount).toBe(false)
    for (const views of [1, 2])
      expect(await staff.visitor.do('POST /desk/credentials', { orderSn })).toMatchObject({
        account: 'hero2@game',
        password: 'Secret-77',
        views,
      })
    const { list } = await deal.seller.do('GET /order/listOrderProcess', { orderSn })
    expect(list.filter(({ explain }) => explain === '客服查看了提交的账号')).toHaveLength(1)
    expect((await deal.detail(deal.seller)).handedOver).toContain('只有跟进这笔订单的客服能看到')
  })

  it('after re-binding the buyer sees the new credentials, and staff none', async () => {
    const staff = await Staff.open(world)
    const deal = await (await paid()).submit()
    const { orderSn } = deal
    await staff.show(deal, 'verified')
    await deal.act('buyer', 'accept')
    await deal.deliver()
    expect(await deal.buyer.do('POST /order/credentials', { orderSn })).toMatchObject({
      password: 'Secret-99',
      views: 1,
    })
    expect(await staff.visitor.ask('POST /desk/credentials', { orderSn })).toMatchObject({ name: 'ORDER_STATE' })
  })

  it('an account cannot be verified before submission, nor delivered with the password staff have seen', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    const shown = { note: '核对一致', pictures: JSON.stringify([await ownPicture(world, staff.person)]) }
    for (const action of ['verified', 'mismatch'] as const)
      expect(await staff.act(deal, action, shown)).toMatchObject({ name: 'ORDER_STATE' })
    await deal.submit()
    expect(await staff.act(deal, 'verified', shown)).toMatchObject({ code: 0 })
    await deal.act('buyer', 'accept')
    const same = { account: 'hero@game', password: 'Secret-77' }
    expect(await deal.act('seller', 'deliver', same)).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'password' },
    })
    await deal.deliver()
    expect(await deal.state()).toBe('2 INSPECTION')
  })

  it('staff deliver the submitted account with a new password, and read what a fault of the seller costs', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    await deal.submit()
    await staff.show(deal, 'verified')
    await deal.act('buyer', 'accept')
    const { orderSn } = deal
    const { steps, waitsFor } = await staff.visitor.do('GET /desk/order', { orderSn })
    expect(waitsFor).toMatchObject({ side: 'staff' })
    expect(steps.map(({ action }) => action)).toEqual(['deliver', 'fault'])
    expect(steps[1]?.text).toMatch(
      /¥[\d,.]+ 原路退给买家。卖家从余额付违约金 ¥[\d,.]+：¥[\d,.]+ 给买家，¥[\d,.]+ 归平台/,
    )
    expect(await staff.act(deal, 'deliver', { password: 'Secret-77' })).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await staff.act(deal, 'deliver', { password: 'New-secret-1' })).toMatchObject({ code: 0 })
    expect(await deal.buyer.do('POST /order/credentials', { orderSn })).toMatchObject({
      account: 'hero@game',
      password: 'New-secret-1',
    })
  })

  it('an account submitted at the last moment counts as cancelled by the seller, not as unserved', async () => {
    await Staff.open(world)
    const deal = await paid()
    world.pass({ hours: 23, minutes: 59 })
    await deal.submit()
    world.pass({ minutes: 2 })
    await runClock(world)
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await deal.detail()).toMatchObject({ cancelReason: '卖家没有及时提交账号' })
  })

  it('the buyer has at least two hours to choose, even with a short start time', async () => {
    await world.rule({ startHours: 6 })
    world.pass({ hours: 12, minutes: 50 })
    const deal = await paid()
    world.pass({ hours: 11 })
    await runClock(world)
    expect((await deal.detail()).turn.title).toBe('客服还没接入，由你选择')
    world.pass({ hours: 2, minutes: 1 })
    await runClock(world)
    expect(await deal.state()).toBe('8 UNSERVED')
  })

  it('failed verification deletes the submitted credentials', async () => {
    const staff = await Staff.open(world)
    const deal = await (await paid()).submit()
    await staff.show(deal, 'mismatch')
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await world.services.db.$count(orderCredentials)).toBe(0)
  })

  it('an account not assigned within half an hour of duty time gives its buyer a choice, once', async () => {
    const deal = await paid()
    world.pass({ minutes: 29 })
    await runClock(world)
    expect(await actionsOf(deal, 'buyer')).toEqual(['refund'])
    expect(await deal.act('buyer', 'waive')).toMatchObject({ name: 'ORDER_STATE' })
    world.pass({ minutes: 2 })
    await runClock(world)
    await runClock(world)
    expect(await deal.state()).toBe('1 ASSIGN')
    expect((await deal.detail()).turn).toMatchObject({ tone: 'warn', title: '客服还没接入，由你选择' })
    expect(await actionsOf(deal, 'buyer')).toEqual(['refund', 'waive'])
    expect(await actionsOf(deal, 'seller')).toEqual(['submit', 'refund'])
    expect(await deal.bellOf('buyer')).toContain('客服没有及时接入')
    expect(await deal.act('seller', 'waive')).toMatchObject({ name: 'FORBIDDEN' })
  })

  it('a buyer can waive verification: the seller delivers, replacing the submitted credentials', async () => {
    const deal = await (await paid()).submit()
    world.pass({ minutes: 31 })
    await runClock(world)
    expect(await deal.act('buyer', 'waive')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('1 VERIFY')
    expect((await deal.detail()).turn.text).toContain('你选择了不验号')
    expect(await aheadOf(deal)).toEqual(['卖家发货', '确认收货，交易成功'])
    const staff = await Staff.open(world)
    expect(await assign()).toBe(0)
    expect(await staff.visitor.ask('POST /desk/credentials', { orderSn: deal.orderSn })).toMatchObject({
      name: 'FORBIDDEN',
    })
    expect(await staff.show(deal, 'verified')).toMatchObject({ name: 'ORDER_STATE' })
    await deal.deliver()
    await deal.confirm()
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('an account whose buyer does not choose stays in the queue, and is refunded after a day', async () => {
    const [taken, left] = [await paid(), await paid()]
    world.pass({ minutes: 31 })
    await runClock(world)
    const staff = await Staff.open(world)
    expect(await staff.act(taken, 'assign')).toMatchObject({ code: 0 })
    expect(await actionsOf(taken, 'buyer')).toEqual(['refund'])
    await world.asOwner('update users set frozen_at = now() where id in (select user_id from staff_members)')
    world.pass({ hours: 24 })
    await runClock(world)
    expect(await left.state()).toBe('8 UNSERVED')
    expect(await world.balance(left.people.buyer)).toBe('100.00')
  })

  it('for an account paid at night the choice is offered only in the morning', async () => {
    // From ten in the morning until eleven at night.
    world.pass({ hours: 12, minutes: 50 })
    const deal = await paid()
    world.pass({ hours: 9 })
    await runClock(world)
    expect((await deal.detail()).turn.title).toBe('等待客服接入')
    // Ten minutes in the evening and twenty in the morning.
    world.pass({ hours: 1, minutes: 31 })
    await runClock(world)
    expect((await deal.detail()).turn.title).toBe('客服还没接入，由你选择')
  })

  it('only accounts require verification', async () => {
    const deal = await paid(27)
    expect(await deal.state()).toBe('1 DELIVERING')
  })

  it('the seller delivers the account if verification is switched off for the distributor or game', async () => {
    await world.services.db
      .insert(platformRules)
      .values({ key: 'staffSteps', mode: 'account', distId: 1, value: 'optional' })
    const deal = await paid()
    expect(await deal.state()).toBe('1 VERIFY')
    expect(await aheadOf(deal)).toEqual(['卖家发货', '确认收货，交易成功'])
    await deal.deliver()
    expect(await deal.state()).toBe('2 INSPECTION')
  })
})
