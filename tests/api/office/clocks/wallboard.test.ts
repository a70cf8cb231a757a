import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { processDueClocks } from '@/lib/server/modules/office/desk-clocks/process-due-clocks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { ROLE_NAMES } from '@/lib/shared/staff/staff'
import { Deal, passAndRun } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

let world: World

const open = async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required', dutyFromHour: 0, dutyToHour: 0, firstAnswerMinutes: 10 })
}
const paid = async () => (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
const board = async (ofDist?: number) =>
  (await world.logIn(await world.person({ staff: 'owner', ofDist }), ofDist)).do('GET /console/wallboard', {})

it('the wallboard shows what waits, the oldest, and the load of each agent', async () => {
  await open()
  const waiting = await paid()
  world.pass({ minutes: 3 })
  const agent = await Staff.open(world)
  await agent.visitor.do('POST /desk/takeOrder', { orderSn: waiting.orderSn })
  const second = await paid()
  const idle = await Staff.open(world)
  await idle.visitor.do('POST /desk/duty', { state: 'away' })
  world.pass({ minutes: 11 })
  await processDueClocks(systemCtx(world.services, world.dist()), { limit: 50 })
  await agent.visitor.do('POST /desk/duty', { state: 'busy' })
  const third = await paid()
  world.pass({ minutes: 2 })
  const found = await board()
  expect(found).toMatchObject({ unassigned: 1, waiting: 2, late: 2, breaches: 2 })
  expect(found.oldestUnassigned).toBe(120)
  expect(found.oldest).toBeGreaterThanOrEqual(13 * 60)
  expect(found.agents.map(({ userId }) => userId).toSorted()).toEqual(
    [agent.person.userId, idle.person.userId].toSorted(),
  )
  expect(found.agents.find(({ userId }) => userId === agent.person.userId)).toMatchObject({
    duty: '不接新单',
    isOnDuty: false,
    open: 2,
    waiting: 2,
    late: 2,
    firstAnswer: null,
    breaches: 2,
  })
  expect(found.agents.find(({ userId }) => userId === idle.person.userId)).toMatchObject({ open: 0, oldest: null })
  expect([second.orderSn, third.orderSn]).toHaveLength(2)
  for (const { orderSn } of [waiting, second])
    await agent.visitor.do('POST /desk/say', { orderSn, content: '您好', clientMsgId: randomUUID() })
  expect(await board()).toMatchObject({ waiting: 0, late: 0, oldest: null, breaches: 2 })
})

it('a distributor sees its own agents and the waiting orders of its own site only', async () => {
  await open()
  await paid()
  const own = await world.person({ staff: 'service', ofDist: 2 })
  await world.person({ staff: 'service' })
  const found = await board(2)
  expect(found.agents).toMatchObject([{ userId: own.userId, siteName: expect.stringMatching(/./) }])
  expect(found).toMatchObject({ unassigned: 0, waiting: 0 })
  expect((await board(1)).unassigned).toBe(1)
  expect((await board()).agents).toHaveLength(2)
})

it.each(ROLE_NAMES)('the wallboard, quality and export are for supervisors: %s', async (role) => {
  await open()
  const visitor = await world.logIn(await world.person({ staff: role }))
  const names = await Promise.all([
    visitor.ask('GET /console/wallboard', {}),
    visitor.ask('GET /console/qualitySamples', {}),
    visitor.ask('POST /console/exportConversations', { reason: '月度统计' }),
  ])
  const refused = names.map(({ name }) => name === 'FORBIDDEN')
  expect(refused).toEqual(Array(3).fill(role !== 'owner' && role !== 'supervisor'))
})

it('an order that no one took in time counts as overdue on the wallboard as in the desk', async () => {
  await open()
  const desk = await world.logIn({ staff: 'service' })
  await desk.do('POST /desk/duty', { state: 'away' })
  await paid()
  expect(await board()).toMatchObject({ unassigned: 1, late: 0 })
  await passAndRun(world, { hours: 4 })
  expect(await board()).toMatchObject({ unassigned: 1, late: 1 })
})
