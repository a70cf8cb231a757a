import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { processDueClocks } from '@/lib/server/modules/office/desk-clocks/process-due-clocks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { EVERY_DAY } from '@/lib/shared/staff/shifts'
import { formatShortTime } from '@/lib/shared/time'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { oneCard } from '../../../support/one-person'
import { passToHour } from '../../../support/pass-to-hour'
import { openWorld, type World } from '../../../support/world'

let world: World
let going: Staff
let deal: Deal
/** An agent who works from nine to twelve leads an order. */
beforeEach(async () => {
  world = await openWorld()
  const noTargets = { firstAnswerMinutes: 0, nextAnswerMinutes: 0, verifyMinutes: 0, rebindMinutes: 0 }
  await world.rule({ staffSteps: 'required', ...noTargets })
  passToHour(world, 10)
  going = await Staff.open(world)
  await workFrom(going, 540, 720)
  deal = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
})
const workFrom = (staff: Staff, from: number, to: number) =>
  staff.visitor.do('POST /desk/duty', { state: 'open', shifts: JSON.stringify([{ days: [...EVERY_DAY], from, to }]) })
const sweep = (limit = 50) => processDueClocks(systemCtx(world.services, world.dist()), { limit })
const ask = async (one = deal) => {
  const { groupId } = await one.detail()
  const line = { clientMsgId: randomUUID(), messageType: 'text' as const, content: '客服在吗' }
  await one.buyer.do('POST /im/sendMessage', { groupId: `${groupId}`, ...line })
}
const change = async (rules: Parameters<World['rule']>[0]) => {
  await world.rule(rules)
  resetRuleBook(world.services.db)
}
const said = async () => {
  const { groupId } = await deal.detail()
  return (await deal.buyer.do('GET /im/history', { groupId: `${groupId}` })).messages.map(({ content }) => content)
}
const isParked = async ({ visitor } = going) => {
  const { list } = await visitor.do('GET /desk/orders', { queue: 'mine' })
  const listed = list.find(({ orderSn }) => orderSn === deal.orderSn)?.isParked
  const { isParked: shown } = await visitor.do('GET /desk/order', { orderSn: deal.orderSn })
  expect(shown).toBe(listed)
  return listed
}
const lead = async ({ orderSn } = deal) => {
  const { rows } = await world.services.db.execute<{ id: string }>(
    sql`select service_id as id from orders where sn = ${orderSn}`,
  )
  return Number(rows[0]?.id)
}

it('an unanswered conversation goes to a colleague on duty when the shift of its lead ends, once for two instances', async () => {
  const next = await Staff.open(world)
  await ask()
  expect(await sweep(), 'within the shift').toBe(0)
  passToHour(world, 12)
  await Promise.all([sweep(), sweep()])
  expect(await lead()).toBe(next.person.userId)
  const { messages } = await next.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  const said = `客服${going.person.nickName}已下班，后续由客服${next.person.nickName}跟进`
  expect(messages.filter(({ content }) => content === said)).toHaveLength(1)
  const { list } = await next.visitor.do('GET /notification/list', {})
  expect(list.map(({ title }) => title)).toContain(`客服${going.person.nickName}已下班，待回复的订单转给你`)
})

it('a shift that ended is no breach, and the new lead reads an internal note of the system', async () => {
  await change({ firstAnswerMinutes: 10, nextAnswerMinutes: 10 })
  const next = await Staff.open(world)
  await ask()
  passToHour(world, 12)
  expect(await sweep()).toBe(1)
  const { notes } = await next.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  expect(notes).toMatchObject([{ name: '系统', handedTo: next.person.nickName }])
  expect(notes[0]?.text).toContain('接单时段已结束，系统转单')
  const { rows } = await world.services.db.execute(sql`select id from desk_clocks where breached_at is not null`)
  expect(rows).toHaveLength(0)
  expect(
    (await said()).some((content) => content.includes('系统转单')),
    'not in the chat',
  ).toBe(false)
})

it('with no one on duty the order waits for the next shift, and its parties read once when that begins', async () => {
  const next = await Staff.open(world)
  await workFrom(next, 840, 1080)
  await ask()
  passToHour(world, 12)
  const day = formatShortTime(world.now()).slice(0, 5)
  expect(await sweep()).toBe(1)
  await ask()
  for (let minute = 0; minute < 3; minute++) {
    world.pass({ minutes: 2 })
    expect(await sweep()).toBe(0)
  }
  expect(await lead()).toBe(going.person.userId)
  expect((await said()).filter((content) => content === `客服已下班，${day} 14:00 上班后回复`)).toHaveLength(1)
  expect(await isParked()).toBe(true)
  passToHour(world, 14)
  expect(await sweep()).toBe(1)
  expect(await lead()).toBe(next.person.userId)
  expect(await isParked(next)).toBe(false)
})

it('while colleagues on duty are full an order is not said to wait for a shift', async () => {
  await change({ mostPerStaff: 1 })
  const next = await Staff.open(world)
  const other = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
  expect(await lead(other)).toBe(next.person.userId)
  await ask()
  passToHour(world, 12)
  expect(await sweep()).toBe(0)
  expect(await isParked()).toBe(false)
  expect((await said()).some((content) => content.startsWith('客服已下班'))).toBe(false)
})

it('an answer ends the mark', async () => {
  await ask()
  passToHour(world, 12)
  await sweep()
  expect(await isParked()).toBe(true)
  await going.visitor.do('POST /desk/say', { orderSn: deal.orderSn, content: '您好', clientMsgId: randomUUID() })
  world.pass({ minutes: 2 })
  await sweep()
  expect(await isParked()).toBe(false)
})

it('an order that no colleague may take does not keep a later one from them', async () => {
  const later = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
  const tied = await Staff.open(world)
  await oneCard(world, 'card of the buyer', deal.people.buyer, tied.person)
  await ask()
  world.pass({ minutes: 1 })
  await ask(later)
  passToHour(world, 12)
  expect([await sweep(1), await sweep(1)], 'one order a run').toEqual([0, 1])
  expect([await lead(), await lead(later)]).toEqual([going.person.userId, tied.person.userId])
})

it('an order whose parties wait for no answer keeps its lead', async () => {
  await Staff.open(world)
  await ask()
  await going.visitor.do('POST /desk/say', { orderSn: deal.orderSn, content: '您好', clientMsgId: randomUUID() })
  passToHour(world, 12)
  expect(await sweep()).toBe(0)
  expect(await lead()).toBe(going.person.userId)
})
