import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assignWaitingOrders } from '@/lib/server/modules/orders/trading/flow/assign-waiting-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal, runClock } from '../../support/fixtures/deal'
import { Staff } from '../../support/fixtures/staff'
import { faultsOf } from '../../support/ledger'
import { World } from '../../support/world'

describe('account orders that staff must verify', () => {
  let world: World
  // Only staff that the test adds are on duty.
  beforeEach(async () => {
    world = await new World().open()
    await world.rule({ staffSteps: 'required', mostPerStaff: 2 })
  })
  afterEach(async () => {
    const faults = await faultsOf(world)
    await world.close()
    expect(faults).toEqual([])
  })
  const paid = async () => (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const assign = () => assignWaitingOrders(systemCtx(world.services, world.dist()), { limit: 50 })
  const linesOf = async (deal: Deal) =>
    (await deal.buyer.do('GET /order/listOrderProcess', { orderSn: deal.orderSn })).list
      .filter(({ done }) => done)
      .map(({ explain }) => explain)

  it('account orders wait while no agent is free, and are assigned to the next free agent, longest waiting first', async () => {
    const [first, second, third] = [await paid(), await paid(), await paid()]
    expect(await first.state()).toBe('1 ASSIGN')
    expect((await first.detail()).turn).toMatchObject({ title: '等待客服接入', clock: { label: '剩余客服接入时间' } })
    expect(await first.act('seller', 'deliver', { account: 'a', password: 'b' })).toMatchObject({ name: 'ORDER_STATE' })
    expect(await assign()).toBe(0)
    const staff = await Staff.open(world)
    expect(await assign()).toBe(2)
    expect([await first.state(), await second.state(), await third.state()]).toEqual([
      '1 VERIFY',
      '1 VERIFY',
      '1 ASSIGN',
    ])
    // An agent handles two orders at most.
    expect(await assign()).toBe(0)
    await staff.show(first, 'mismatch')
    expect((await Promise.all([assign(), assign()])).reduce((sum, n) => sum + n)).toBe(1)
    expect(await third.state()).toBe('1 VERIFY')
    expect(await linesOf(third)).toEqual(['你已下单', '你已付款', '已通知客服接入', '客服已接入，准备验号'])
  })

  it('an agent joins the order chat only when assigned, and introduces themselves under their own name', async () => {
    const deal = await paid()
    const groupId = String((await deal.detail()).groupId)
    const rolesOf = async () => (await deal.buyer.do('GET /im/groupInfo', { groupId })).members.map(({ role }) => role)
    expect((await rolesOf()).toSorted()).toEqual(['buyer', 'seller'])
    const staff = await Staff.open(world)
    expect((await staff.act(deal, 'assign')).code).toBe(0)
    expect((await rolesOf()).at(-1)).toBe('service')
    const { messages } = await deal.buyer.do('GET /im/history', { groupId })
    expect(messages.at(-1)).toMatchObject({
      messageType: 'text',
      senderUserId: staff.person.userId,
      expansion: { type: 'transfer_order' },
      content: expect.stringContaining('暗号'),
    })
    expect((await staff.act(deal, 'assign')).name).toBe('ORDER_STATE')
  })

  it('the seller cannot deliver an account before verification and the buyer’s acceptance; staff may deliver it', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    const keys = { account: 'hero@game', password: 'Secret-99' }
    expect(await deal.state()).toBe('1 VERIFY')
    expect((await deal.detail()).turn.title).toBe('等待卖家提交账号')
    expect((await deal.act('seller', 'deliver', keys)).name).toBe('ORDER_STATE')
    expect((await deal.detail(deal.seller)).actions.map(({ action }) => action)).not.toContain('deliver')
    expect(await staff.act(deal, 'verified', { note: '一致' })).toMatchObject({ name: 'ORDER_STATE' })
    await deal.submit()
    expect(await staff.act(deal, 'verified', { note: '一致' })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'pictures' },
    })
    const [member] = [deal.buyer]
    expect((await member.ask('POST /desk/orderAct', { orderSn: deal.orderSn, action: 'verified' })).name).toBe(
      'FORBIDDEN',
    )
    await staff.show(deal, 'verified')
    expect((await deal.act('seller', 'deliver', keys)).name).toBe('ORDER_STATE')
    expect((await deal.act('seller', 'accept')).name).toBe('FORBIDDEN')
    await deal.act('buyer', 'accept')
    expect((await staff.act(deal, 'deliver')).name).toBe('INVALID_INPUT')
    expect((await staff.act(deal, 'deliver', { ...keys, note: '已换绑' })).code).toBe(0)
    expect(await deal.state()).toBe('2 INSPECTION')
    expect(await linesOf(deal)).toContain('客服已代卖家发货')
    expect(await deal.buyer.do('POST /order/credentials', { orderSn: deal.orderSn })).toMatchObject({
      ...keys,
      note: '已换绑',
    })
  })

  it('an order of a staff member’s own account is handled by another agent', async () => {
    const staff = await Staff.open(world)
    const deal = await Deal.open(world, { balance: '100.00', seller: staff.person })
    await (await deal.place()).pay()
    expect(await staff.show(deal, 'verified')).toMatchObject({
      name: 'FORBIDDEN',
      msg: '这与你本人的账号有关，请由其他员工处理',
    })
  })

  it('the cancel action shows both parties the penalty', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    await staff.show(deal, 'verified')
    const textOf = async (who = deal.buyer) =>
      (await deal.detail(who)).actions.find(({ action }) => action === 'refund')?.text
    expect(await textOf()).toContain('违约金 ¥5.00，一半给卖家、一半归平台，从货款中扣')
    expect(await textOf(deal.seller)).toContain('违约金 ¥5.00，一半给买家、一半归平台，从你的余额扣')
  })

  it('an order not assigned or not verified within a day is refunded, without counting as cancelled by the seller', async () => {
    await Staff.open(world)
    const [verifying, unsubmitted] = [await paid(), await paid()]
    await verifying.submit()
    expect(await verifying.state()).toBe('1 VERIFY')
    await world.asOwner(`update users set frozen_at = now() where id in (select user_id from staff_members)`)
    const waiting = await paid()
    expect(await waiting.state()).toBe('1 ASSIGN')
    world.pass({ minutes: 31 })
    await runClock(world)
    world.pass({ hours: 24 })
    await runClock(world)
    expect(await waiting.state()).toBe('8 UNSERVED')
    expect((await waiting.detail()).statusName).toBe('已取消')
    expect(await world.balance(waiting.people.buyer)).toBe('100.00')
    expect(await verifying.state()).toBe('8 UNSERVED')
    expect(await unsubmitted.state()).toBe('8 REFUNDED')
    expect(await unsubmitted.detail()).toMatchObject({ cancelReason: '卖家没有及时提交账号' })
  })

  it.each([
    ['accepted', 'accept', '1 REBIND'],
    ['refunded', 'refund', '7 REFUNDED'],
  ] as const)('concurrent accept and refund of a verified order end in one outcome: %s', async (_how, action, to) => {
    const staff = await Staff.open(world)
    const deal = await paid()
    await staff.show(deal, 'verified')
    const other = action === 'accept' ? 'refund' : 'accept'
    const answers = await Promise.all([deal.act('buyer', action), deal.act('buyer', other), deal.act('buyer', action)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect([to, to === '1 REBIND' ? '7 REFUNDED' : '1 REBIND']).toContain(await deal.state())
  })
})
