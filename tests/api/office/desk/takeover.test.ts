import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { EVERY_DAY } from '@/lib/shared/staff/shifts'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

async function begin(world: World) {
  await world.rule({ staffSteps: 'required', mostPerStaff: 5 })
  const lead = await Staff.open(world)
  const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00' })
  await (await deal.place()).pay()
  const next = await Staff.open(world)
  const take = (reason?: string) =>
    next.visitor.ask('POST /desk/takeOrder', { orderSn: deal.orderSn, reason }, { key: randomUUID() })
  const leadId = async () => (await lead.visitor.do('GET /desk/order', { orderSn: deal.orderSn })).lead?.userId
  return { lead, next, deal, take, leadId }
}

it('an order of a colleague at work is taken with a reason only, which that colleague reads', async () => {
  const world = await openWorld()
  const { lead, next, deal, take, leadId } = await begin(world)
  expect(await take()).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'reason' } })
  expect(await leadId()).toBe(lead.person.userId)
  expect((await take('小林请假')).code).toBe(0)
  expect(await leadId()).toBe(next.person.userId)
  const { list } = await lead.visitor.do('GET /notification/list', {})
  expect(list[0]).toMatchObject({
    title: expect.stringContaining('接手了你的订单'),
    href: `/desk?orderSn=${deal.orderSn}`,
  })
  expect(list[0]?.text).toContain('小林请假')
  const { messages } = await next.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })
  expect(messages.findLast(({ by }) => by === 'service')?.content, 'the introduction').toContain('接手')
})

it('an order of a colleague who is off duty is taken without a reason, and that colleague is notified', async () => {
  const world = await openWorld()
  const { lead, take } = await begin(world)
  // outside of the shift: going offline would give the order to somebody else
  const shifts = JSON.stringify([{ days: EVERY_DAY, from: 0, to: 60 }])
  await lead.visitor.do('POST /desk/duty', { state: 'open', shifts })
  expect((await take()).code).toBe(0)
  const { list } = await lead.visitor.do('GET /notification/list', {})
  expect(list[0]?.title).toContain('接手了你的订单')
})

it('a step of an order is taken by its lead or a supervisor, and offered to no one else', async () => {
  const world = await openWorld()
  const { lead, next, deal } = await begin(world)
  const stepsOf = async ({ visitor }: Staff) =>
    (await visitor.do('GET /desk/order', { orderSn: deal.orderSn })).steps.length
  await deal.submit()
  expect([(await stepsOf(lead)) > 0, await stepsOf(next)]).toEqual([true, 0])
  expect(await next.show(deal, 'verified')).toMatchObject({
    name: 'ORDER_STATE',
    msg: expect.stringContaining('请先接手'),
  })
  expect(await deal.state()).toBe('1 VERIFY')
  const supervisor = await Staff.open(world, 'supervisor')
  expect((await stepsOf(supervisor)) > 0).toBe(true)
  expect((await supervisor.show(deal, 'verified')).code).toBe(0)
})

it('the chat says that staff froze the order, why, and that it goes on', async () => {
  const world = await openWorld()
  const { lead, deal } = await begin(world)
  const lines = async () =>
    (await lead.visitor.do('GET /desk/conversation', { orderSn: deal.orderSn })).messages.map(({ content }) => content)
  await lead.visitor.do('POST /desk/freezeOrder', { orderSn: deal.orderSn, reason: '核实凭证' })
  expect((await lines()).at(-1)).toContain('客服已冻结订单')
  expect((await lines()).at(-1)).toContain('核实凭证')
  await lead.visitor.do('POST /desk/thawOrder', { orderSn: deal.orderSn, reason: '已核实' })
  expect((await lines()).at(-1)).toContain('客服已解除冻结')
})
