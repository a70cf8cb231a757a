import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assignWaitingOrders } from '@/lib/server/modules/orders/trading/flow/assign-waiting-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { OrderQueue } from '@/lib/shared/staff/desk'
import { EVERY_DAY } from '@/lib/shared/staff/shifts'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { Deal } from '../../support/fixtures/deal'
import { Staff } from '../../support/fixtures/staff'
import { oneCard } from '../../support/one-person'
import { openWorld, World } from '../../support/world'

let world: World

const paid = async () => {
  const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00' })
  return (await deal.place()).pay()
}
const say = (staff: Staff, orderSn: string, content: string, kind: 'text' | 'card' = 'text') =>
  staff.visitor.ask('POST /desk/say', { orderSn, content, kind, clientMsgId: randomUUID() })
const talk = (staff: Staff, orderSn: string) => staff.visitor.do('GET /desk/conversation', { orderSn })
const queue = async (staff: Staff, name: OrderQueue, more: { keyWord?: string; mode?: ModeName } = {}) =>
  (await staff.visitor.do('GET /desk/orders', { queue: name, ...more })).list.map(({ orderSn }) => orderSn)
const audits = async (action: string, orderSn: string) => {
  const { rows } = await world.services.db.execute(
    sql`select id from staff_audits where action = ${action} and target = ${`order:${orderSn}`}`,
  )
  return rows.length
}

describe('desk', () => {
  it('the desk lists waiting orders by whose turn it is, earliest deadline first', async () => {
    world = await openWorld()
    await world.rule({ staffSteps: 'required', mostPerStaff: 0 })
    const [one, two] = [await paid(), await paid()]
    const staff = await Staff.open(world)
    expect(await queue(staff, 'unassigned')).toEqual([one.orderSn, two.orderSn])
    expect((await staff.visitor.ask('POST /desk/takeOrder', { orderSn: two.orderSn })).code).toBe(0)
    expect(await two.state()).toBe('1 VERIFY')
    expect(await queue(staff, 'unassigned')).toEqual([one.orderSn])
    expect(await queue(staff, 'mine')).toEqual([two.orderSn])
    await staff.show(two, 'verified')
    expect(await queue(staff, 'buyer')).toEqual([two.orderSn])
    await two.act('buyer', 'accept')
    expect(await queue(staff, 'buyer')).toEqual([])
    expect(await queue(staff, 'seller')).toEqual([two.orderSn])
    const { queues, today } = await staff.visitor.do('GET /desk/rail', {})
    expect(queues).toMatchObject({
      unassigned: { total: 1 },
      mine: { total: 1 },
      seller: { total: 1 },
      disputes: { total: 0 },
    })
    expect(today).toBe(1)
    const other = await Staff.open(world)
    expect(await queue(other, 'mine')).toEqual([])
    expect((await staff.visitor.ask('POST /desk/takeOrder', { orderSn: two.orderSn })).name).toBe('ORDER_STATE')
  })

  it('an order on hold is listed and counted by a deadline of a day from then on', async () => {
    world = await openWorld()
    const [held, running] = [await paid(), await paid()]
    const staff = await Staff.open(world)
    for (const { orderSn } of [held, running])
      await staff.visitor.do('POST /desk/freezeOrder', { orderSn, reason: '核实' })
    await staff.visitor.do('POST /desk/thawOrder', { orderSn: running.orderSn, reason: '核实完毕' })
    const overdue = async () => (await staff.visitor.do('GET /desk/rail', {})).queues.unassigned
    expect(await overdue()).toEqual({ total: 1, overdue: 0 })
    world.pass({ hours: 25 })
    const late = await paid()
    await staff.visitor.do('POST /desk/freezeOrder', { orderSn: late.orderSn, reason: '核实' })
    expect(await queue(staff, 'unassigned')).toEqual([held.orderSn, late.orderSn])
    expect(await overdue()).toEqual({ total: 2, overdue: 1 })
  })

  it('orders waiting for a booster or a claim are in their own desk lists', async () => {
    world = await openWorld()
    const [work, claimed, held] = [await paid(), await paid(), await paid()]
    const staff = await Staff.open(world)
    const set = (sn: string, what: ReturnType<typeof sql>) =>
      world.services.db.execute(sql`update orders set service_id = null, ${what} where sn = ${sn}`)
    await set(work.orderSn, sql`mode = 'boosting', sub_status = 'ASSIGN'`)
    await set(claimed.orderSn, sql`status = 3, sub_status = 'HOLD', due_at = null, frozen_at = now(), claim_id = 1`)
    await set(held.orderSn, sql`due_at = null, frozen_at = now()`)
    expect(await queue(staff, 'unassigned')).toEqual([held.orderSn])
    const { orderSn } = claimed
    expect(await staff.visitor.do('GET /desk/order', { orderSn })).toMatchObject({ isFrozen: false, mayLead: true })
    // Staff who take over a boosting order join alongside its booster.
    expect((await staff.visitor.ask('POST /desk/takeOrder', { orderSn: work.orderSn })).code).toBe(0)
    await set(held.orderSn, sql`frozen_at = null, status = 7`)
    expect(await staff.visitor.do('GET /desk/order', { orderSn: held.orderSn })).toMatchObject({ mayLead: false })
  })

  it('the desk search finds any paid order of the site, in any state and with any agent', async () => {
    world = await openWorld()
    const [one, two] = [await paid(), await paid()]
    const staff = await Staff.open(world)
    await world.services.db.execute(sql`update orders set status = 3, completed_at = now() where sn = ${two.orderSn}`)
    expect(await queue(staff, 'mine')).not.toContain(two.orderSn)
    expect(await queue(staff, 'all', { keyWord: two.orderSn })).toEqual([two.orderSn])
    expect(await queue(staff, 'all', { keyWord: String(two.people.buyer.userId) })).toEqual([two.orderSn])
    const { nickName } = two.people.buyer
    expect(await queue(staff, 'all', { keyWord: nickName })).toContain(two.orderSn)
    expect(await queue(staff, 'all', { keyWord: `${nickName}无此人` })).toEqual([])
    const part = two.orderSn.slice(0, 14)
    for (const keyWord of [two.orderSn.toLowerCase(), `${part} ${two.orderSn.slice(14)}。`])
      expect(await queue(staff, 'all', { keyWord }), keyWord).toEqual([two.orderSn])
    const title = sql`jsonb_set(snapshot, '{bigTitle}', '"Ｖ８貴族"')`
    await world.services.db.execute(sql`update orders set snapshot = ${title} where sn = ${one.orderSn}`)
    expect(await queue(staff, 'all', { keyWord: 'v8贵族' })).toEqual([one.orderSn])
    expect(await queue(staff, 'all', { keyWord: '。' })).toEqual([])
    expect((await queue(staff, 'all', { mode: 'account' })).toSorted()).toEqual([one.orderSn, two.orderSn].toSorted())
    expect(await queue(staff, 'all', { mode: 'rental' })).toEqual([])
    expect((await staff.visitor.do('GET /desk/rail', {})).queues, 'not counted').not.toHaveProperty('all')
  })

  it('an agent who is not in the order chat yet joins it with the first message', async () => {
    world = await openWorld()
    const deal = await paid()
    const staff = await Staff.open(world, 'supervisor')
    await staff.show(deal, 'verified')
    expect((await talk(staff, deal.orderSn)).messages.some(({ by }) => by === 'service')).toBe(false)
    expect((await talk(staff, deal.orderSn)).maySpeak).toBe(true)
    await say(staff, deal.orderSn, '请看验号结果')
    const { messages } = await talk(staff, deal.orderSn)
    expect(messages.slice(-2).map(({ content, by }) => [by, content.slice(0, 11)])).toEqual([
      ['service', '您好，这笔订单由我接手'],
      ['service', '请看验号结果'],
    ])
  })

  it('new orders go to the agent on duty with the fewest orders, not to agents who are away or off hours', async () => {
    world = await openWorld()
    await world.rule({ staffSteps: 'required', mostPerStaff: 5 })
    const [one, two] = [await Staff.open(world), await Staff.open(world)]
    const duty = (staff: Staff, state: 'open' | 'busy' | 'away', ...hours: [from: number, to: number] | []) => {
      const shifts = hours.length === 0 ? [] : [{ days: EVERY_DAY, from: hours[0] * 60, to: hours[1] * 60 }]
      return staff.visitor.do('POST /desk/duty', { state, shifts: JSON.stringify(shifts) })
    }
    await duty(one, 'away')
    const [a, b] = [await paid(), await paid()]
    expect((await queue(two, 'mine')).toSorted()).toEqual([a.orderSn, b.orderSn].toSorted())
    await duty(one, 'open')
    const c = await paid()
    expect(await queue(one, 'mine')).toEqual([c.orderSn])
    const hour = (world.now().getUTCHours() + 8) % 24
    await duty(one, 'open', (hour + 2) % 24, (hour + 3) % 24)
    await duty(two, 'busy')
    const d = await paid()
    expect(await d.state()).toBe('1 ASSIGN')
    await duty(two, 'open')
    await assignWaitingOrders(systemCtx(world.services, world.dist()), { limit: 5 })
    expect(await queue(two, 'mine')).toContain(d.orderSn)
    const { list } = await two.visitor.do('GET /desk/colleagues', {})
    expect(list.map(({ isOnDuty, load }) => [isOnDuty, load])).toEqual([[false, (await queue(one, 'mine')).length]])
    expect(list.some(({ userId }) => userId === two.person.userId)).toBe(false)
  })

  it('staff neither see nor handle orders that they are a party of, under any account', async () => {
    world = await openWorld()
    const deal = await paid()
    const [member, tied] = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
    const visitors = [await world.logIn(member), await world.logIn(tied)]
    const listed = () =>
      Promise.all(visitors.map(async (by) => (await by.do('GET /desk/orders', { queue: 'all' })).total))
    expect(await listed()).toEqual([1, 1])
    await world.services.db.execute(sql`update orders set seller_id = ${member.userId} where sn = ${deal.orderSn}`)
    await oneCard(world, 'card of a seller', member, tied)
    expect(await listed()).toEqual([0, 0])
    for (const by of visitors) {
      expect((await by.ask('GET /desk/order', { orderSn: deal.orderSn })).name).toBe('FORBIDDEN')
      expect((await by.ask('POST /desk/takeOrder', { orderSn: deal.orderSn })).name).toBe('FORBIDDEN')
    }
  })
})

describe('desk with staff handling every order', () => {
  const shared = new World()
  beforeAll(async () => {
    await shared.open()
    await shared.rule({ staffSteps: 'required' })
  })
  // Orders are assigned to the staff of the running test.
  beforeEach(async () => {
    world = shared
    await world.dismissStaff()
  })
  afterAll(() => shared.close())

  it('the desk shows an order with its steps, both parties and their masked code words', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    await deal.buyer.do('POST /user/changeUserUsualInfo', { codeWord: '南山晴雪2007' })
    await deal.submit()
    const shown = await staff.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(shown.steps.map(({ action, needsSecond }) => [action, needsSecond])).toEqual([
      ['verified', false],
      ['mismatch', false],
    ])
    expect(shown.steps[1]?.text).toContain('¥1,000.00')
    expect(shown).toMatchObject({
      isMine: true,
      income: { label: '预计到账', amount: '940.00' },
      fee: '60.00',
      dispute: null,
      isFrozen: false,
    })
    expect(shown.parties.map(({ side, codeWord }) => [side, codeWord])).toEqual([
      ['buyer', '南山***07'],
      ['seller', ''],
    ])
    expect(JSON.stringify(shown)).not.toContain('南山晴雪2007')
    expect(shown.hints.length).toBeGreaterThan(0)
  })

  it('an agent’s message is shown to both parties with the agent’s name, only as a member of the chat', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    const stranger = await Staff.open(world)
    expect((await say(stranger, deal.orderSn, '我来看看')).name).toBe('FORBIDDEN')
    expect(await say(staff, deal.orderSn, '核对完成，请确认')).toMatchObject({ code: 0 })
    expect(await say(staff, deal.orderSn, '', 'card')).toMatchObject({ code: 0 })
    const { groupId } = await deal.detail()
    const { messages } = await deal.buyer.do('GET /im/history', { groupId: String(groupId) })
    expect(messages.map(({ content }) => content)).toContain('核对完成，请确认')
    expect(messages.at(-1)?.content).toContain(`工号 ${staff.person.userId}`)
    expect(await audits('order.say', deal.orderSn)).toBe(2)
    const { maySpeak } = await talk(stranger, deal.orderSn)
    expect(maySpeak).toBe(false)
  })

  it('desk notes are never shown to members, and cannot be changed in the database', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    const SECRET = '卖家换过绑定手机，盯 24 小时'
    expect((await staff.visitor.ask('POST /desk/note', { orderSn: deal.orderSn, text: SECRET })).code).toBe(0)
    expect((await talk(staff, deal.orderSn)).notes).toMatchObject([{ text: SECRET, handedTo: '' }])
    const { groupId } = await deal.detail()
    for (const visitor of [deal.buyer, deal.seller]) {
      const seen = [
        await visitor.do('GET /im/history', { groupId: String(groupId) }),
        await visitor.do('GET /order/orderDetail', { orderSn: deal.orderSn }),
        await visitor.do('GET /order/listOrderProcess', { orderSn: deal.orderSn }),
        await visitor.do('GET /notification/list', {}),
      ]
      expect(JSON.stringify(seen)).not.toContain(SECRET)
    }
    await expect(world.services.db.execute(sql`update desk_notes set text = 'x'`)).rejects.toThrow()
  })

  it('an agent transfers an order with a note; the other agent handles it and is introduced in the chat', async () => {
    const [one, two] = [await Staff.open(world), await Staff.open(world)]
    const deal = await paid()
    const [lead, other] = (await queue(one, 'mine')).length > 0 ? [one, two] : [two, one]
    const input = { orderSn: deal.orderSn, userId: String(other.person.userId), note: '我要下班，验号截图还差一张' }
    const member = await world.person()
    expect(
      (await lead.visitor.ask('POST /desk/transferOrder', { ...input, userId: String(member.userId) })).code,
      'not to a member',
    ).toBe(400)
    const both = await Promise.all([1, 2].map(() => lead.visitor.ask('POST /desk/transferOrder', input)))
    expect(both.map(({ name }) => name).toSorted()).toEqual(['OK', 'ORDER_STATE'])
    expect(await queue(lead, 'mine')).toEqual([])
    expect(await queue(other, 'mine')).toEqual([deal.orderSn])
    expect((await talk(other, deal.orderSn)).notes).toMatchObject([
      { handedTo: other.person.nickName, text: input.note },
    ])
    expect((await talk(other, deal.orderSn)).messages.at(-1)).toMatchObject({ senderUserId: other.person.userId })
    const { list } = await other.visitor.do('GET /notification/list', {})
    expect(list[0]?.title).toContain('转给你一笔订单')
    expect(await audits('order.transfer', deal.orderSn)).toBe(1)
  })

  it('desk statistics count the answers, steps and rulings of each staff member', async () => {
    const staff = await Staff.open(world)
    const deal = await paid()
    const { groupId } = await deal.detail()
    world.pass({ seconds: 10 })
    await deal.buyer.do('POST /im/sendMessage', {
      groupId: String(groupId),
      clientMsgId: randomUUID(),
      messageType: 'text',
      content: '在吗',
    })
    world.pass({ seconds: 42 })
    await say(staff, deal.orderSn, '在的，马上核对')
    await staff.show(deal, 'verified')
    const { list } = await staff.visitor.do('GET /desk/figures', {})
    expect(list.find(({ userId }) => userId === staff.person.userId)).toMatchObject({
      firstAnswer: 42,
      steps: 1,
      today: 1,
      rulings: 0,
      reopened: null,
      rated: 0,
      stars: null,
    })
  })
})
