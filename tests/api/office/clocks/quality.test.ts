import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { qualitySamples, qualityWeeks } from '@/lib/server/db/schema/office/quality'
import { createSamples } from '@/lib/server/modules/office/quality/create-samples'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { QUALITY_KEYS } from '@/lib/shared/staff/quality'
import { Deal } from '../../../support/fixtures/deal'
import { Staff } from '../../../support/fixtures/staff'
import { insertSample, marksOf } from '../../../support/fixtures/staff-calls/quality'
import { oneCard } from '../../../support/one-person'
import { openWorld, type World } from '../../../support/world'

let world: World

const supervisor = async (ofDist?: number) => {
  const person = await world.person({ staff: 'owner', ofDist })
  return { person, visitor: await world.logIn(person, ofDist) }
}
const sampled = async () =>
  (await world.services.db.select().from(qualitySamples).orderBy(qualitySamples.orderSn)).map(({ orderSn }) => orderSn)
const draw = () => createSamples(systemCtx(world.services, world.dist()))
/** Finished orders of an agent, with what staff said. */
const finish = async (staff: Staff, n: number) => {
  const deals: Deal[] = []
  for (let i = 0; i < n; i++) {
    const deal = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
    await staff.visitor.do('POST /desk/say', { orderSn: deal.orderSn, content: '您好', clientMsgId: randomUUID() })
    await staff.show(deal, 'mismatch')
    deals.push(deal)
  }
  return deals
}

it('each agent gets as many samples of the last week as the rule says, and a week is drawn once', async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required', qualitySamples: 2 })
  const [one, two] = [await Staff.open(world), await Staff.open(world)]
  await finish(one, 4)
  expect(await draw(), 'the week is not over').toBe(0)
  world.pass({ days: 7 })
  const counts = await Promise.all([draw(), draw(), draw()])
  expect(counts.toSorted().at(-1)).toBeGreaterThan(0)
  expect(counts.filter((n) => n > 0)).toHaveLength(1)
  const rows = await world.services.db.select().from(qualitySamples)
  for (const { person } of [one, two])
    expect(rows.filter(({ userId }) => userId === person.userId).length).toBeLessThanOrEqual(2)
  expect(rows.every(({ week }) => week === '2035-03-12')).toBe(true)
  const before = await sampled()
  expect(await draw()).toBe(0)
  expect(await sampled()).toEqual(before)
})

it('what is drawn is stable: the same orders again, whatever happened since', async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required', qualitySamples: 2 })
  const staff = await Staff.open(world)
  const deals = await finish(staff, 5)
  world.pass({ days: 7 })
  await draw()
  const first = await sampled()
  expect(first).toHaveLength(2)
  const again = sql`select sn from orders where sn in (${sql.join(
    deals.map(({ orderSn }) => sql`${orderSn}`),
    sql`, `,
  )}) order by md5(sn) limit 2`
  const { rows } = await world.services.db.execute<{ sn: string }>(again)
  expect(first).toEqual(rows.map(({ sn }) => sn).toSorted())
  await world.services.db.delete(qualitySamples)
  await world.services.db.delete(qualityWeeks)
  await draw()
  expect(await sampled()).toEqual(first)
})

it('the second sheet is by another person, who does not see the first before, and the difference is shown', async () => {
  world = await openWorld()
  const agent = await Staff.open(world)
  const { sampleId } = await insertSample(world, { userId: agent.person.userId })
  const [one, two, three] = [await supervisor(), await supervisor(), await supervisor()]
  const id = { sampleId: `${sampleId}` }
  const score = (by: typeof one, points: number, coaching = '') =>
    by.visitor.ask('POST /console/scoreQuality', { ...id, marks: marksOf(points), coaching })
  expect((await score(one, 4, '先报身份再提问')).code).toBe(0)
  expect(await score(one, 5), 'the same person').toMatchObject({ name: 'FOUR_EYES' })
  const seen = await two.visitor.do('GET /console/qualitySample', id)
  expect(seen).toMatchObject({ isScored: true, sheets: [], mayScore: true, difference: null })
  await oneCard(world, 'card of a supervisor', one.person, three.person)
  expect(await score(three, 4), 'another account of the same person').toMatchObject({ name: 'FOUR_EYES' })
  expect((await score(two, 2)).code).toBe(0)
  const done = await one.visitor.do('GET /console/qualitySample', id)
  expect(done).toMatchObject({ isCalibrated: true, mayScore: false, difference: 2 })
  expect(done.sheets.map((sheet) => sheet.score)).toEqual([4, 2])
  expect(await score(await supervisor(), 3), 'a third sheet').toMatchObject({ name: 'ORDER_STATE' })
  const own = await agent.visitor.do('GET /desk/quality', {})
  expect(own).toMatchObject({ average: 4, list: [{ score: 4, coaching: ['先报身份再提问'] }] })
  const { list } = await agent.visitor.do('GET /notification/list', {})
  expect(list.filter(({ title }) => title === '质检得分 4.0')).toHaveLength(1)
})

it('two supervisors who score at once fill in one sheet each, the same one in two tabs only one', async () => {
  world = await openWorld()
  const { sampleId } = await insertSample(world)
  const [one, two] = [await supervisor(), await supervisor()]
  const score = (by: typeof one) =>
    by.visitor.ask('POST /console/scoreQuality', { sampleId: `${sampleId}`, marks: marksOf(5) })
  const answers = await Promise.all([score(one), score(one), score(two)])
  expect(answers.map(({ name }) => name).toSorted()).toEqual(['FOUR_EYES', 'OK', 'OK'])
})

it('staff neither see nor score their own work, and a distributor only that of its agents', async () => {
  world = await openWorld()
  const boss = await supervisor()
  const own = await insertSample(world, { userId: boss.person.userId })
  const input = { sampleId: `${own.sampleId}`, marks: marksOf(5) }
  expect(await boss.visitor.ask('POST /console/scoreQuality', input)).toMatchObject({ name: 'FORBIDDEN' })
  expect((await boss.visitor.do('GET /console/qualitySamples', { view: 'all' })).total).toBe(0)
  const [first, second] = [await insertSample(world, { distId: 1 }), await insertSample(world, { distId: 2 })]
  const dist = await supervisor(1)
  const { list } = await dist.visitor.do('GET /console/qualitySamples', { view: 'all' })
  expect(list.map((row) => row.sampleId)).toEqual([first.sampleId])
  const foreign = { sampleId: `${second.sampleId}`, marks: marksOf(5) }
  expect(await dist.visitor.ask('POST /console/scoreQuality', foreign)).toMatchObject({ name: 'NOT_FOUND' })
})

it('incomplete or impossible sheets are refused, and nothing is stored', async () => {
  world = await openWorld()
  const { sampleId } = await insertSample(world)
  const { visitor } = await supervisor()
  const [key] = QUALITY_KEYS
  for (const marks of [
    '[]',
    JSON.stringify([{ key, points: 5, note: '' }]),
    JSON.stringify(QUALITY_KEYS.map(() => ({ key, points: 5, note: '' }))),
    marksOf(6),
    marksOf(2.5),
    marksOf(-1),
    'x',
  ])
    expect((await visitor.ask('POST /console/scoreQuality', { sampleId: `${sampleId}`, marks })).name, marks).toBe(
      'INVALID_INPUT',
    )
  expect((await visitor.do('GET /console/qualitySample', { sampleId: `${sampleId}` })).isScored).toBe(false)
})

it('conversations are exported one per row, for a reason that is recorded, a distributor only those of its agents', async () => {
  world = await openWorld()
  await world.rule({ staffSteps: 'required', qualitySamples: 5 })
  const staff = await Staff.open(world)
  const [deal] = await finish(staff, 1)
  world.pass({ days: 7 })
  await draw()
  const boss = await supervisor()
  const [sample] = await world.services.db
    .select()
    .from(qualitySamples)
    .where(eq(qualitySamples.userId, staff.person.userId))
  await boss.visitor.do('POST /console/scoreQuality', { sampleId: `${sample?.id}`, marks: marksOf(3) })
  const { csv, rows } = await boss.visitor.do('POST /console/exportConversations', { reason: '月度考核' })
  expect(rows).toBe(1)
  const [head, line] = csv.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('订单号,客服,站点,类型,付款时间,首次回复（秒）,回复数,超时次数,改派次数,质检得分')
  expect(line).toMatch(new RegExp(`^${deal?.orderSn},${staff.person.nickName},[^,]+,[^,]+,[^,]+,0,1,0,0,3$`))
  const { rows: logged } = await world.services.db.execute(
    sql`select reason from staff_audits where action = 'talk.export'`,
  )
  expect(logged).toEqual([{ reason: '月度考核' }])
  const dist = await supervisor(1)
  const none = await dist.visitor.ask('POST /console/exportConversations', { reason: '月度考核' })
  expect(none).toMatchObject({ name: 'NOT_FOUND' })
  const wrong = { from: '2035-03-20', to: '2035-03-01', reason: '月度考核' }
  expect((await boss.visitor.ask('POST /console/exportConversations', wrong)).name).toBe('INVALID_INPUT')
})
