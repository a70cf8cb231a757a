import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { processDueClocks } from '@/lib/server/modules/office/desk-clocks/process-due-clocks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { oneCard } from '../../../support/one-person'
import type { Visitor } from '../../../support/visitor'
import { openWorld, type World } from '../../../support/world'

let world: World

const sweep = () => processDueClocks(systemCtx(world.services, world.dist()), { limit: 50 })
const open = async () => {
  world = await openWorld()
  await world.rule({
    staffSteps: 'required',
    firstAnswerMinutes: 10,
    nextAnswerMinutes: 20,
    verifyMinutes: 60,
    rebindMinutes: 60,
    dutyFromHour: 0,
    dutyToHour: 0,
  })
}
/** A paid order of the agent on duty with the fewest. */
const paid = async () => (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
const say = (staff: Staff, { orderSn }: Deal, content = '您好，请稍等') =>
  staff.visitor.ask('POST /desk/say', { orderSn, content, clientMsgId: randomUUID() })
const ask = async (deal: Deal, by: 'buyer' | 'seller' = 'buyer', content = '客服在吗') => {
  const { groupId } = await deal.detail()
  const line = { groupId: `${groupId}`, clientMsgId: randomUUID(), messageType: 'text' as const, content }
  await deal[by].do('POST /im/sendMessage', line)
}
const leadOf = async ({ orderSn }: Deal): Promise<number | null> => {
  const { rows } = await world.services.db.execute<{ id: string | null }>(
    sql`select service_id as id from orders where sn = ${orderSn}`,
  )
  return rows[0]?.id == null ? null : Number(rows[0].id)
}
const chatOf = async (deal: Deal) => {
  const { groupId } = await deal.detail()
  return (await deal.buyer.do('GET /im/history', { groupId: `${groupId}` })).messages
}
const bellOf = async (visitor: Visitor) =>
  (await visitor.do('GET /notification/list', {})).list.map(({ title }) => title)
const supervisor = async (ofDist?: number) => world.logIn(await world.person({ staff: 'owner', ofDist }))
/** Two agents of whom the first leads a new order. */
const withTwo = async () => {
  await open()
  const late = await Staff.open(world)
  const deal = await paid()
  const free = await Staff.open(world)
  expect(await leadOf(deal)).toBe(late.person.userId)
  return { deal, late, free }
}

it('half of the first target nudges the lead once, the whole gives the order to who is free', async () => {
  const { deal, late, free } = await withTwo()
  world.pass({ minutes: 4 })
  expect(await sweep()).toBe(0)
  world.pass({ minutes: 2 })
  expect([await sweep(), await sweep()]).toEqual([1, 0])
  expect((await bellOf(late.visitor)).filter((title) => title.startsWith('有订单待回复'))).toHaveLength(1)
  expect((await late.visitor.do('GET /desk/rail', {})).pressing).toBe(1)
  const note = { orderSn: deal.orderSn, text: '卖家下午才有空' }
  await late.visitor.do('POST /desk/note', note)
  world.pass({ minutes: 5 })
  expect([await sweep(), await sweep()]).toEqual([1, 0])
  expect(await leadOf(deal)).toBe(free.person.userId)
  const lines = (await chatOf(deal)).map(({ content }) => content)
  const line = `客服${late.person.nickName}暂时无法回复，已由客服${free.person.nickName}接手`
  expect(lines.filter((content) => content === line)).toHaveLength(1)
  expect(lines.at(-1)).toContain('这笔订单由我接手')
  const talk = await free.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  expect(talk.notes.map(({ text }) => text)).toEqual(['卖家下午才有空'])
  expect(await bellOf(free.visitor)).toContain(`客服${late.person.nickName}超时，订单已改派给你`)
  expect(await bellOf(late.visitor)).toContain('首次回复超时，订单已由他人接手')
  expect((await late.visitor.do('GET /desk/rail', {})).pressing).toBe(0)
})

it('an answer before the target ends the clock, and the next line of a party starts another one', async () => {
  const { deal, late, free } = await withTwo()
  world.pass({ minutes: 9 })
  expect((await say(late, deal)).code).toBe(0)
  world.pass({ minutes: 30 })
  expect(await sweep(), 'nothing is asked').toBe(0)
  await ask(deal, 'seller')
  world.pass({ minutes: 5 })
  await ask(deal, 'buyer')
  world.pass({ minutes: 14 })
  expect(await sweep(), 'nudge').toBe(1)
  expect(await leadOf(deal)).toBe(late.person.userId)
  world.pass({ minutes: 2 })
  expect(await sweep(), 'counted from the first of the two lines').toBe(1)
  expect(await leadOf(deal)).toBe(free.person.userId)
})

it('a staff member who answers after the order was taken is refused, until they take it again', async () => {
  const { deal, late, free } = await withTwo()
  world.pass({ minutes: 11 })
  await sweep()
  const refused = await say(late, deal, '刚看到')
  expect(refused).toMatchObject({ name: 'ORDER_STATE', msg: expect.stringContaining('已由他人接手') })
  expect((await chatOf(deal)).some(({ content }) => content === '刚看到')).toBe(false)
  expect((await say(free, deal)).code).toBe(0)
  await late.visitor.do('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '换人处理' })
  expect((await say(late, deal)).code).toBe(0)
})

it('an answer and the reassignment at once: one of them happens, and the order has one lead', async () => {
  const { deal, late, free } = await withTwo()
  world.pass({ minutes: 11 })
  const [answer] = await Promise.all([say(late, deal, '我在'), sweep(), sweep()])
  const said = (await chatOf(deal)).some(({ content }) => content === '我在')
  const lead = await leadOf(deal)
  expect(said).toBe(answer.code === 0)
  expect(lead).toBe(said ? late.person.userId : free.person.userId)
  const moves = (await chatOf(deal)).filter(({ content }) => content.includes('暂时无法回复'))
  expect(moves).toHaveLength(said ? 0 : 1)
})

it('two instances act once', async () => {
  const { deal, late } = await withTwo()
  world.pass({ minutes: 11 })
  await Promise.all(Array.from({ length: 6 }, sweep))
  const moves = (await chatOf(deal)).filter(({ content }) => content.includes('暂时无法回复'))
  expect(moves).toHaveLength(1)
  const { rows } = await world.services.db.execute(
    sql`select moved_to from desk_clocks where user_id = ${late.person.userId} and breached_at is not null`,
  )
  expect(rows).toHaveLength(1)
})

it('an order whose lead is late comes first in the list and counts as overdue, whatever its timer', async () => {
  await open()
  const lead = await Staff.open(world)
  const [early, waits, later] = [await paid(), await paid(), await paid()]
  for (const deal of [early, waits, later]) {
    expect(await leadOf(deal)).toBe(lead.person.userId)
    await say(lead, deal)
  }
  await ask(waits)
  const listed = async () => {
    const [{ list }, { queues }] = await Promise.all([
      lead.visitor.do('GET /desk/orders', { queue: 'mine' }),
      lead.visitor.do('GET /desk/rail', {}),
    ])
    const late = list.filter(({ clock }) => clock !== null && clock.dueIn < 0).map(({ orderSn }) => orderSn)
    return { sns: list.map(({ orderSn }) => orderSn), late, overdue: queues.mine?.overdue }
  }
  const sns = [waits.orderSn, early.orderSn, later.orderSn]
  expect(await listed()).toEqual({ sns, late: [], overdue: 0 })
  world.pass({ minutes: 21 })
  expect(await listed()).toEqual({ sns, late: [waits.orderSn], overdue: 1 })
  const badges = (await lead.visitor.do('GET /console/badges', {})).list
  expect(badges.find(({ path }) => path === '/desk?queue=mine')).toMatchObject({ overdue: 1 })
  const page = await lead.visitor.do('GET /desk/orders', { queue: 'mine', page: '2', pageSize: '1' })
  expect(page.list.map(({ orderSn }) => orderSn)).toEqual([early.orderSn])
})

it('with no one free the order stays and supervisors of the platform and the site are alarmed once', async () => {
  await open()
  const late = await Staff.open(world)
  const deal = await paid()
  const [platform, here, elsewhere] = [await supervisor(), await supervisor(1), await supervisor(2)]
  const other = await Staff.open(world)
  await other.visitor.do('POST /desk/duty', { state: 'busy' })
  world.pass({ minutes: 11 })
  expect([await sweep(), await sweep()]).toEqual([1, 0])
  expect(await leadOf(deal)).toBe(late.person.userId)
  const alarm = '首次回复超时，没有空闲客服可改派'
  for (const visitor of [platform, here]) expect(await bellOf(visitor)).toContain(alarm)
  const { rows } = await world.services.db.execute(sql`select user_id from notifications where title = ${alarm}`)
  expect(rows, 'no one else').toHaveLength(2)
  expect(elsewhere).toBeTruthy()
  expect((await say(late, deal)).code, 'the lead can still answer').toBe(0)
})

it('an order does not go back to who was late for it, nor to a party of it', async () => {
  await open()
  const one = await Staff.open(world)
  const deal = await paid()
  const tied = await Staff.open(world)
  await oneCard(world, 'card of the buyer', deal.people.buyer, tied.person)
  const two = await Staff.open(world)
  world.pass({ minutes: 11 })
  await sweep()
  expect(await leadOf(deal)).toBe(two.person.userId)
  world.pass({ minutes: 11 })
  await sweep()
  expect(await leadOf(deal), 'stays').toBe(two.person.userId)
  expect(one.person.userId).not.toBe(two.person.userId)
})

it('three breaches in a shift are reported to the supervisors of the agent, the fourth is not', async () => {
  await open()
  const late = await Staff.open(world)
  const boss = await supervisor()
  const reports = async () => (await bellOf(boss)).filter((title) => title.includes('本班已超时 3 次'))
  for (const wanted of [0, 0, 1, 1]) {
    await paid()
    world.pass({ minutes: 11 })
    await sweep()
    expect(await reports()).toHaveLength(wanted)
  }
  expect((await reports())[0]).toBe(`客服${late.person.nickName}本班已超时 3 次`)
})

it('a submitted account that is not verified in time goes to somebody else, an unsubmitted one does not', async () => {
  const { deal, late, free } = await withTwo()
  await say(late, deal)
  world.pass({ hours: 3 })
  expect(await sweep(), 'the seller has to submit first').toBe(0)
  await deal.submit()
  world.pass({ minutes: 31 })
  expect(await sweep()).toBe(1)
  expect(await bellOf(late.visitor)).toContainEqual(expect.stringContaining('有订单待验号'))
  world.pass({ minutes: 30 })
  await sweep()
  expect(await leadOf(deal)).toBe(free.person.userId)
})

it('orders on hold have no step clock, and closed ones none at all', async () => {
  const { deal, late } = await withTwo()
  await say(late, deal)
  await deal.submit()
  await late.visitor.do('POST /desk/freezeOrder', { orderSn: deal.orderSn, reason: '核实账号来源' })
  world.pass({ hours: 2 })
  expect(await sweep()).toBe(0)
  await late.visitor.do('POST /desk/thawOrder', { orderSn: deal.orderSn, reason: '已核实' })
  world.pass({ minutes: 20 })
  expect(await sweep(), 'time on hold does not count').toBe(0)
  await ask(deal)
  await late.show(deal, 'mismatch')
  expect(await deal.state()).toBe('8 REFUNDED')
  world.pass({ hours: 2 })
  expect(await sweep()).toBe(0)
})

it('rows and the head of the order show the clock of the lead', async () => {
  const { deal, late } = await withTwo()
  const row = async () => (await late.visitor.do('GET /desk/orders', { queue: 'mine' })).list[0]?.clock
  expect(await row()).toMatchObject({ kind: 'first', label: '剩余首次回复时间', isPressing: false, span: 600 })
  world.pass({ minutes: 6 })
  const { clocks } = await late.visitor.do('GET /desk/order', { orderSn: deal.orderSn })
  expect(clocks.map(({ kind, isPressing }) => [kind, isPressing])).toEqual([
    ['first', true],
    ['timer', false],
  ])
  expect(clocks[0]?.dueIn).toBeGreaterThan(200)
  await say(late, deal)
  expect(await row()).toMatchObject({ kind: 'timer' })
})

it('targets of 0 have no clock', async () => {
  await open()
  await world.rule({ firstAnswerMinutes: 0, nextAnswerMinutes: 0, verifyMinutes: 0 }, 1)
  const late = await Staff.open(world)
  const deal = await paid()
  await ask(deal)
  world.pass({ hours: 3 })
  expect(await sweep()).toBe(0)
  expect(await leadOf(deal)).toBe(late.person.userId)
})

it('a wait that was over for a day when it was first noticed moves nothing', async () => {
  const { deal, late } = await withTwo()
  world.pass({ hours: 25 })
  expect(await sweep()).toBe(0)
  expect(await leadOf(deal)).toBe(late.person.userId)
})
