import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { transferEndedShifts } from '@/lib/server/modules/office/desk-clocks/transfer-ended-shifts'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { EVERY_DAY } from '@/lib/shared/staff/shifts'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { passToHour } from '../../../support/pass-to-hour'
import { openWorld, type World } from '../../../support/world'

let world: World
let going: Staff
let deal: Deal
/** An agent who works from nine to twelve leads an order. */
beforeEach(async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required' })
  passToHour(world, 10)
  going = await Staff.open(world)
  await workFrom(going, 540, 720)
  deal = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
})
const workFrom = (staff: Staff, from: number, to: number) =>
  staff.visitor.do('POST /desk/duty', { state: 'open', shifts: JSON.stringify([{ days: [...EVERY_DAY], from, to }]) })
const sweep = () => transferEndedShifts(systemCtx(world.services, world.dist()), { limit: 50 })
const ask = async () => {
  const { groupId } = await deal.detail()
  const line = { clientMsgId: randomUUID(), messageType: 'text' as const, content: '客服在吗' }
  await deal.buyer.do('POST /im/sendMessage', { groupId: `${groupId}`, ...line })
}
const lead = async () => {
  const { rows } = await world.services.db.execute<{ id: string }>(sql`select service_id as id from orders`)
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

it('with no colleague on duty the conversation stays, until the shift of one begins', async () => {
  const next = await Staff.open(world)
  await workFrom(next, 840, 1080)
  await ask()
  passToHour(world, 12)
  expect(await sweep()).toBe(0)
  expect(await lead()).toBe(going.person.userId)
  passToHour(world, 14)
  expect(await sweep()).toBe(1)
  expect(await lead()).toBe(next.person.userId)
})

it('an order whose parties wait for no answer keeps its lead', async () => {
  await Staff.open(world)
  await ask()
  await going.visitor.do('POST /desk/say', { orderSn: deal.orderSn, content: '您好', clientMsgId: randomUUID() })
  passToHour(world, 12)
  expect(await sweep()).toBe(0)
  expect(await lead()).toBe(going.person.userId)
})
