import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyText, yuanToFen } from '@/lib/shared/money/money'
import type { OrderQueue } from '@/lib/shared/staff/desk'
import { Deal, runClock } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { oneBrowser } from '../../../support/one-person'
import { World } from '../../../support/world'

describe('leads of orders', () => {
  const world = new World()
  beforeEach(async () => {
    await world.close()
    await world.open()
  })
  afterAll(() => world.close())

  const paid = async () => {
    const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00' })
    return (await deal.place()).pay()
  }
  const queue = async (staff: Staff, name: OrderQueue) =>
    (await staff.visitor.do('GET /desk/orders', { queue: name })).list.map(({ orderSn }) => orderSn)

  it('orders whose lead has left the staff, or has another role, wait for another lead', async () => {
    await world.rule({ staffSteps: 'required' })
    await world.dismissStaff()
    const left = await Staff.open(world)
    const deals = [await paid(), await paid()]
    const promoted = await Staff.open(world)
    for (const deal of deals) {
      await left.visitor.ask('POST /desk/takeOrder', { orderSn: deal.orderSn })
      await left.show(deal, 'verified')
      await deal.act('buyer', 'accept')
    }
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/staff', {})
    const idOf = ({ person }: Staff) => String(list.find(({ userId }) => userId === person.userId)?.memberId)
    const [one, two] = deals.map(({ orderSn }) => orderSn)
    await promoted.visitor.do('POST /desk/takeOrder', { orderSn: two ?? '', reason: '换人处理' })
    expect(await queue(promoted, 'unassigned')).toEqual([])
    await owner.do('POST /console/removeStaff', { memberId: idOf(left), reason: '离职' })
    expect(await queue(promoted, 'unassigned')).toEqual([one])
    await owner.do('POST /console/changeRole', { memberId: idOf(promoted), role: 'editor', reason: '转岗' })
    const colleague = await Staff.open(world)
    expect(await queue(colleague, 'unassigned')).toEqual([one, two])
    world.pass({ hours: 48 })
    await runClock(world)
    const next = await Staff.open(world)
    expect((await queue(next, 'unassigned')).toSorted(), 'frozen by its timer').toEqual([one, two].toSorted())
    expect((await next.visitor.ask('POST /desk/takeOrder', { orderSn: one ?? '' })).code).toBe(0)
    expect(await queue(next, 'mine')).toEqual([one])
  })

  it('an order whose lead became tied to a party waits for another lead', async () => {
    await world.rule({ staffSteps: 'required' })
    await world.dismissStaff()
    const lead = await Staff.open(world)
    const deal = await paid()
    await lead.show(deal, 'verified')
    await deal.act('buyer', 'accept')
    const colleague = await Staff.open(world)
    expect(await queue(colleague, 'unassigned')).toEqual([])
    await oneBrowser(world, 'browser of a lead', lead.person, deal.people.seller)
    expect(await queue(lead, 'mine')).toEqual([])
    expect(await queue(lead, 'unassigned')).toEqual([])
    expect(await queue(colleague, 'unassigned')).toEqual([deal.orderSn])
  })

  it('who takes an order that was held too long has a day from then on', async () => {
    const held = await paid()
    const staff = await Staff.open(world)
    const { orderSn } = held
    await staff.visitor.do('POST /desk/freezeOrder', { orderSn, reason: '核实' })
    world.pass({ hours: 30 })
    const agent = await Staff.open(world)
    expect((await agent.visitor.do('GET /desk/rail', {})).queues.unassigned).toEqual({ total: 1, overdue: 1 })
    await agent.visitor.do('POST /desk/takeOrder', { orderSn })
    const mine = async () => (await agent.visitor.do('GET /desk/orders', { queue: 'mine' })).list[0]
    expect((await agent.visitor.do('GET /desk/rail', {})).queues.mine).toEqual({ total: 1, overdue: 0 })
    expect(await mine()).toMatchObject({ wasLate: true })
    expect((await mine())?.clock?.dueIn).toBeGreaterThan(0)
    world.pass({ hours: 25 })
    expect((await agent.visitor.do('GET /desk/rail', {})).queues.mine).toMatchObject({ overdue: 1 })
  })

  it('of a refunded order the desk shows where the money went, and no income of the seller', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    await deal.act('seller', 'refund', { reason: '资料有变动' })
    const { income, order } = await staff.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
    expect([income, order.refund]).toEqual([null, `${moneyText(yuanToFen(order.sum.amount))} 已退回余额`])
  })
})
