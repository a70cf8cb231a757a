import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/server/db/schema/orders/trading'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { Deal, passAndRun, runClock } from '../support/fixtures/deal'
import { orderRow } from '../support/fixtures/on-order'
import { pairOf } from '../support/fixtures/pair-of'
import { Rental } from '../support/fixtures/rental'
import { Work } from '../support/fixtures/work'
import { storyWorld } from '../support/ledger'
import type { Visitor } from '../support/visitor'
import { PAY_PASSWORD } from '../support/world'

/** What a side cannot answer while its account is frozen is decided by staff, not by a timer. */
describe('orders of a member whose account is frozen', () => {
  const world = storyWorld()
  const FREEZE = { payPassword: PAY_PASSWORD } as const
  const freeze = (visitor: Visitor) => visitor.do('POST /user/freezeAccount', FREEZE)
  const rowOf = (orderSn: string) => orderRow(world, { orderSn })
  const placeOf = async (orderSn: string) => {
    const { status, subStatus, frozenAt } = await rowOf(orderSn)
    return `${status} ${subStatus}${frozenAt ? ' frozen' : ''}`
  }

  const timers = Object.values(MODES).flatMap(({ name, clocks }) =>
    Object.entries(clocks).flatMap(([place, timer]) => (timer?.against ? [[name, place, timer.against] as const] : [])),
  )

  it.each(timers)('the timer of %s at %s does not decide against a frozen %s', async (mode, place, side) => {
    const pair = await pairOf(world, mode)
    const before = await rowOf(pair.orderSn)
    const [status, subStatus] = place.split(' ')
    const at = world.now().toISOString()
    await world.asOwner(
      `update orders set status = ${status}, sub_status = '${subStatus}', entered_at = '${at}', due_at = '${at}' where sn = '${pair.orderSn}'`,
    )
    await freeze(pair[side])
    await runClock(world)
    expect(await placeOf(pair.orderSn)).toBe(`${place} frozen`)
    const [noted] = await world.services.db
      .select({ explain: orderEvents.explain })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, before.id), eq(orderEvents.action, 'freeze')))
    expect(noted?.explain).toBe(`${MODES[mode].words.parties[side]}账号已冻结，订单等待客服处理`)
    world.pass({ days: 30 })
    await runClock(world)
    expect(await placeOf(pair.orderSn), 'until staff act').toBe(`${place} frozen`)
    // the order was only put there: its money is where it was
    const { id: _, ...columns } = before
    await world.services.db
      .update(orders)
      .set({ ...columns, dueAt: null })
      .where(eq(orders.id, before.id))
  })
  const unfreeze = async (userId: number) => {
    const risk = await world.logIn({ staff: 'risk' })
    const input = { userId: String(userId), reason: '已核验身份' }
    expect(await risk.ask('POST /console/thawAccount', input)).toMatchObject({ code: 0 })
  }
  const thaw = async (orderSn: string) =>
    (await world.logIn({ staff: 'service' })).ask('POST /desk/thawOrder', { orderSn, reason: '账号已恢复' })

  it.each([
    [1, 24 * 3, 24 * 7],
    [22, 24, 24],
  ])('no seller is paid while the buyer is frozen (goods type %i)', async (goodsTypeId, check, hold) => {
    const deal = await Deal.open(world, { goodsTypeId, price: '300.00', balance: '400.00' })
    await (await (await deal.place()).pay()).deliver()
    await freeze(deal.buyer)
    await passAndRun(world, { hours: check })
    await passAndRun(world, { hours: hold })
    expect(await placeOf(deal.orderSn)).toBe('2 INSPECTION frozen')
    expect(await world.balance(deal.people.seller)).toBe('0.00')
  })

  it('the money of a confirmed sale is not released while its buyer is frozen, nor is the buyer of a frozen seller kept from anything', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '800.00', stock: 2 })
    await (await (await (await deal.place()).pay()).deliver()).confirm()
    await freeze(deal.buyer)
    await passAndRun(world, { hours: 24 })
    expect(await placeOf(deal.orderSn)).toBe('3 HOLD frozen')
    const other = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '400.00' })
    await (await (await other.place()).pay()).deliver()
    await freeze(other.seller)
    await passAndRun(world, { hours: 24 })
    expect(await placeOf(other.orderSn), 'nobody decides against the seller').toBe('3 HOLD')
    await passAndRun(world, { hours: 24 })
    expect(await placeOf(other.orderSn)).toBe('3 RELEASED')
  })

  it('a thawed order continues with the time that was left when the account was frozen', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '400.00' })
    await (await (await deal.place()).pay()).deliver()
    world.pass({ hours: 10 })
    await freeze(deal.buyer)
    world.pass({ days: 4 })
    await runClock(world)
    expect(await placeOf(deal.orderSn)).toBe('2 INSPECTION frozen')
    await unfreeze(deal.people.buyer.userId)
    expect(await thaw(deal.orderSn)).toMatchObject({ code: 0 })
    await passAndRun(world, { hours: 13, minutes: 59 })
    expect(await placeOf(deal.orderSn)).toBe('2 INSPECTION')
    await passAndRun(world, { minutes: 1 })
    expect(await placeOf(deal.orderSn)).toBe('3 HOLD')
  })

  it('staff who thaw an order while the account is still frozen let the timer decide, above the limit with a second person', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '3000.00', balance: '3000.00' })
    await (await (await deal.place()).pay()).deliver()
    await freeze(deal.buyer)
    await passAndRun(world, { hours: 24 })
    expect((await thaw(deal.orderSn)).data).toEqual({ waits: true })
    expect(await placeOf(deal.orderSn)).toBe('2 INSPECTION frozen')
    const second = await world.logIn({ staff: 'service' })
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const [approval] = list.filter(({ title }) => title.startsWith('解冻一方账号已冻结的订单'))
    const agreed = { approvalId: String(approval?.approvalId), accept: '1', reason: '' } as const
    expect(await second.ask('POST /console/decideApproval', agreed, { key: randomUUID() })).toMatchObject({ code: 0 })
    await passAndRun(world, { hours: 24 })
    expect(await placeOf(deal.orderSn)).toBe('3 HOLD')
    await passAndRun(world, { hours: 24 })
    expect(await placeOf(deal.orderSn), 'the next place is another matter').toBe('3 HOLD frozen')
  })

  it('a later freeze of the account leaves the order to staff again, after it was thawed for an active one', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '300.00', balance: '400.00' })
    await (await (await deal.place()).pay()).deliver()
    await freeze(deal.buyer)
    await passAndRun(world, { hours: 24 })
    expect(await thaw(deal.orderSn)).toMatchObject({ code: 0 })
    expect(await placeOf(deal.orderSn)).toBe('2 INSPECTION')
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/freezeOrder', { orderSn: deal.orderSn, reason: '核实双方说法' })
    await unfreeze(deal.people.buyer.userId)
    expect(await thaw(deal.orderSn)).toMatchObject({ code: 0 })
    await freeze(await world.logIn(deal.people.buyer))
    await passAndRun(world, { hours: 24 })
    expect(await placeOf(deal.orderSn)).toBe('2 INSPECTION frozen')
  })

  it('the deposit of a rental is not returned while its owner is frozen, and staff can grant the owner a part', async () => {
    const rental = await (await (await (await Rental.open(world)).place()).pay()).deliver()
    await rental.look()
    await freeze(rental.owner)
    await rental.act('renter', 'giveBack')
    await passAndRun(world, { hours: 12 })
    expect(await placeOf(rental.orderSn)).toBe('2 CHECK frozen')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: rental.orderSn, action: 'rule', amount: '20.00', reason: '装备损失' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
    expect(await world.balance(rental.people.renter), 'without the rent and the part').toBe('470.00')
  })

  it('the deposits of a late work are not paid out while its booster is frozen', async () => {
    const work = await (await Work.open(world, { hours: 1 })).begin()
    await work.show('booster', 'shot')
    await freeze(work.booster)
    await passAndRun(world, { hours: 2 })
    expect(await placeOf(work.orderSn)).toBe('1 WORKING frozen')
    await unfreeze(work.people.booster.userId)
    expect(await thaw(work.orderSn)).toMatchObject({ code: 0 })
    await passAndRun(world, { hours: 1, minutes: 59 })
    expect(await placeOf(work.orderSn), 'the hours that were left').toBe('1 WORKING')
    await passAndRun(world, { minutes: 1 })
    expect(await placeOf(work.orderSn)).toBe('8 REFUNDED')
  })
})
