import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { EVERY_DAY } from '@/lib/shared/staff/shifts'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

let world: World

const open = async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required' })
}
const paid = async () => (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
const leads = async () => {
  const { rows } = await world.services.db.execute<{ id: string }>(sql`select service_id as id from orders order by id`)
  return rows.map(({ id }) => Number(id))
}
const rail = (staff: Staff) => staff.visitor.do('GET /desk/rail', {})

it('an agent with running orders goes offline only with a note, and the orders go to free colleagues', async () => {
  await open()
  const going = await Staff.open(world)
  const [one] = [await paid(), await paid()]
  const next = await Staff.open(world)
  const refused = await going.visitor.ask('POST /desk/duty', { state: 'away' })
  expect(refused).toMatchObject({ name: 'INVALID_INPUT', msg: '手上还有 2 笔订单，请填写交班说明' })
  expect((await rail(going)).me).toMatchObject({ duty: 'open', open: 2 })
  const note = '卖家晚上八点上线，提醒他提交账号'
  expect(await going.visitor.do('POST /desk/duty', { state: 'away', note })).toEqual({ passed: 2, kept: 0 })
  expect(await leads()).toEqual([next.person.userId, next.person.userId])
  expect((await rail(going)).me).toMatchObject({ duty: 'away', open: 0 })
  const talk = await next.visitor.do('GET /desk/conversation', { orderSn: one.orderSn })
  expect(talk.notes).toMatchObject([{ text: note, handedTo: next.person.nickName }])
  const said = `客服${going.person.nickName}已交班，后续由客服${next.person.nickName}跟进`
  expect(talk.messages.map(({ content }) => content)).toContain(said)
  const { list } = await next.visitor.do('GET /notification/list', {})
  expect(list.map(({ title }) => title)).toContain(`${going.person.nickName}交班，转给你一笔订单`)
})

it('orders for which no one is free stay with their note, and supervisors are notified', async () => {
  await open()
  const going = await Staff.open(world)
  const deal = await paid()
  const boss = await world.logIn(await world.person({ staff: 'owner' }))
  expect(await going.visitor.do('POST /desk/duty', { state: 'away', note: '等卖家' })).toEqual({ passed: 0, kept: 1 })
  expect(await leads()).toEqual([going.person.userId])
  const talk = await going.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  expect(talk.notes).toMatchObject([{ text: '等卖家', handedTo: '' }])
  const { list } = await boss.do('GET /notification/list', {})
  expect(list.map(({ title }) => title)).toContain(`客服${going.person.nickName}已离线，1 笔订单没有客服接手`)
})

it('an agent without running orders goes offline without a note, also in two tabs', async () => {
  await open()
  const going = await Staff.open(world)
  const answers = await Promise.all([1, 2].map(() => going.visitor.do('POST /desk/duty', { state: 'away' })))
  expect(answers).toEqual(Array(2).fill({ passed: 0, kept: 0 }))
})

it('an order goes to one colleague if two tabs hand it over at once', async () => {
  await open()
  const going = await Staff.open(world)
  const deal = await paid()
  await Staff.open(world)
  await Staff.open(world)
  await Promise.all([1, 2].map(() => going.visitor.ask('POST /desk/duty', { state: 'away', note: '交班' })))
  const talk = await going.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  expect(talk.messages.filter(({ content }) => content.includes('已交班'))).toHaveLength(1)
  expect(talk.notes).toHaveLength(1)
})

it('shifts and holidays are stored, and wrong ones are refused with nothing changed', async () => {
  await open()
  const staff = await Staff.open(world)
  const shifts = [
    { days: [...EVERY_DAY], from: 540, to: 720 },
    { days: [6, 7], from: 1320, to: 120 },
  ]
  const holidays = [{ from: '2035-10-01', to: '2035-10-07' }]
  const duty = { state: 'open' as const, shifts: JSON.stringify(shifts), holidays: JSON.stringify(holidays) }
  await staff.visitor.do('POST /desk/duty', duty)
  expect((await rail(staff)).me).toMatchObject({ shifts, holidays })
  for (const [field, value, says] of [
    ['shifts', [{ days: [], from: 0, to: 60 }], '请选择星期'],
    ['shifts', [{ days: [1], from: 0, to: 1440 }], '请选择时间'],
    ['shifts', Array(15).fill(shifts[0]), '最多 14 个时段'],
    ['holidays', [{ from: '2035-10-07', to: '2035-10-01' }], '休假的结束日期不能早于开始日期'],
    ['holidays', [{ from: '2035-02-30', to: '2035-03-01' }], '日期不存在，请核对'],
  ] as const) {
    const answer = await staff.visitor.ask('POST /desk/duty', { ...duty, [field]: JSON.stringify(value) })
    expect(answer).toMatchObject({ name: 'INVALID_INPUT', msg: expect.stringContaining(says) })
  }
  expect((await rail(staff)).me).toMatchObject({ shifts, holidays })
})
