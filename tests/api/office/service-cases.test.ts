import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localSms } from '@/lib/server/db/schema/providers'
import { eraseCases } from '@/lib/server/modules/office/cases-desk/erase-cases'
import {
  expireAsked,
  FACTS,
  guest,
  guestPictures,
  insertCase,
  STATEMENT,
  sendCase,
  tellOverdue,
} from '../../support/fixtures/service-case'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('cases without an order', () => {
  const world = new World()
  let person: Person
  let member: Visitor
  let agent: Visitor
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await world.person()
    member = await world.logIn(person)
    agent = await world.logIn({ staff: 'service' })
  })
  const key = () => ({ key: randomUUID() })
  const answer = (caseSn: string, way: 'answer' | 'ask' | 'note', text: string, by = agent) =>
    by.ask('POST /desk/answerCase', { caseSn, way, text }, key())
  const decide = (caseSn: string, outcome: 'answered' | 'granted' | 'refused' | 'dropped', by = agent) =>
    by.ask('POST /desk/decideCase', { caseSn, outcome, clause: '服务规则 3.1', reason: '已核对全部记录' }, key())
  const news = async (who = member) =>
    (await who.do('GET /notification/list', { kind: 'order' })).list.map(({ title }) => title)
  let serial = 0
  const phone = () => `139${String(60_000_000 + ++serial)}`

  it('a member sends a complaint, is answered, refused with a clause, and appeals once to somebody else', async () => {
    const caseSn = await sendCase(member, 'complaint')
    expect(caseSn).toMatch(/^KF350313\d{8}$/)
    expect((await answer(caseSn, 'answer', '您好')).name, 'taken first').toBe('CASE_STATE')
    await agent.do('POST /desk/claimCase', { caseSn })
    await answer(caseSn, 'note', '先核对聊天记录')
    await answer(caseSn, 'answer', '您好，正在核对聊天记录')
    const seen = await member.do('GET /case/detail', { caseSn })
    expect(seen.notes.map(({ by, text }) => [by, text])).toEqual([['staff', '您好，正在核对聊天记录']])
    expect(seen.handler).not.toBe('')
    expect(seen.answerTime).not.toBeNull()
    const wordless = { caseSn, outcome: 'refused', clause: '', reason: '已核对全部记录' } as const
    expect((await agent.ask('POST /desk/decideCase', wordless, key())).data).toMatchObject({ field: 'clause' })
    expect((await decide(caseSn, 'refused')).data).toEqual({ waits: false })
    expect(await news()).toContain('工单处理结果：未通过')
    const closed = await member.do('GET /case/detail', { caseSn })
    expect([closed.stateName, closed.outcomeName, closed.canAppeal, closed.canReply]).toEqual([
      ...['已处理', '未通过', true, false],
    ])
    const plea = { caseSn, statement: '聊天记录没有看全，请重新核对', pictures: '[]' } as const
    await member.do('POST /case/appeal', plea, key())
    expect((await member.ask('POST /case/appeal', plea, key())).name).toBe('APPEAL_USED')
    const verdict = { caseSn, grant: '1', reason: '确有遗漏，重新处理' } as const
    expect((await agent.ask('POST /desk/decideCaseAppeal', verdict)).name, 'the handler').toBe('FORBIDDEN')
    const other = await world.logIn({ staff: 'service' })
    await other.do('POST /desk/decideCaseAppeal', verdict)
    expect((await decide(caseSn, 'granted', agent)).name, 'handled by somebody else now').toBe('CASE_STATE')
    await decide(caseSn, 'refused', other)
    const end = await member.do('GET /case/detail', { caseSn })
    expect([end.state, end.canAppeal, end.appealUntilTime], 'only one appeal').toEqual(['closed', false, null])
    const all = await other.do('GET /desk/case', { caseSn })
    expect(all.notes.map(({ by }) => by)).toEqual(['internal', 'staff', 'system', 'sender', 'system', 'system'])
  })

  it('a kept appeal leaves the decision, and cannot be decided twice', async () => {
    const { caseSn } = await insertCase(world)
    await agent.do('POST /desk/claimCase', { caseSn })
    await decide(caseSn, 'dropped')
    const reopened = `update service_cases set state = 'appealed', closed_at = null, appealed_at = now() where sn = '${caseSn}'`
    await world.services.db.execute(reopened)
    const [one, two] = [await world.logIn({ staff: 'service' }), await world.logIn({ staff: 'service' })]
    const isListedFor = async (by: Visitor) =>
      (await by.do('GET /desk/cases', { view: 'open', pageSize: '100' })).list.some((row) => row.caseSn === caseSn)
    expect([await isListedFor(agent), await isListedFor(one)], 'no work for who decided it').toEqual([false, true])
    const kept = { caseSn, grant: '0', reason: '处理结果没有问题' } as const
    const results = await Promise.all([one, two].map((by) => by.ask('POST /desk/decideCaseAppeal', kept)))
    expect(results.map(({ name }) => name).sort()).toEqual(['CASE_STATE', 'OK'])
    expect(await agent.do('GET /desk/case', { caseSn })).toMatchObject({ state: 'closed', outcome: 'dropped' })
  })

  it('of two agents who take a case one gets it, and hands it over with a note', async () => {
    const { caseSn } = await insertCase(world)
    const other = await world.logIn({ staff: 'service' })
    const takes = await Promise.all([agent, other].map((by) => by.ask('POST /desk/claimCase', { caseSn })))
    expect(takes.map(({ name }) => name).sort()).toEqual(['CASE_STATE', 'OK'])
    const [mine, theirs] = takes[0]?.name === 'OK' ? [agent, other] : [other, agent]
    expect((await answer(caseSn, 'answer', '您好', theirs)).name).toBe('CASE_STATE')
    const give = { caseSn, userId: String(theirs.userId), reason: '下班交接' }
    const { list } = await mine.do('GET /desk/caseHandlers', { caseSn })
    expect(list.map(({ userId }) => userId)).toContain(theirs.userId)
    expect(list.map(({ userId }) => userId)).not.toContain(mine.userId)
    await mine.do('POST /desk/transferCase', give)
    expect((await answer(caseSn, 'answer', '您好', mine)).name).toBe('CASE_STATE')
    expect((await answer(caseSn, 'answer', '您好', theirs)).name).toBe('OK')
    const stranger = { caseSn, userId: String(person.userId), reason: '交接' }
    expect((await theirs.ask('POST /desk/transferCase', stranger)).data).toMatchObject({ field: 'userId' })
  })

  it('asking stops the clock until the sender replies, and closes the case if nothing comes', async () => {
    const caseSn = await sendCase(member, 'complaint')
    await agent.do('POST /desk/claimCase', { caseSn })
    const { dueTime } = await member.do('GET /case/detail', { caseSn })
    await answer(caseSn, 'ask', '请补充付款截图')
    expect(await news()).toContain('工单需要补充材料')
    world.pass({ days: 2 })
    const replied = await member.do('POST /case/reply', { caseSn, text: '补充好了' }, key())
    expect(replied.state).toBe('working')
    expect(Date.parse(replied.dueTime) - Date.parse(dueTime)).toBeGreaterThanOrEqual(2 * 86_400_000)
    await answer(caseSn, 'ask', '请再补充聊天截图')
    world.pass({ days: 7 })
    await expireAsked(world)
    const end = await member.do('GET /case/detail', { caseSn })
    expect([end.state, end.outcome, end.canAppeal]).toEqual(['closed', 'dropped', true])
    expect((await member.ask('POST /case/reply', { caseSn, text: '来晚了' }, key())).name).toBe('CASE_STATE')
    world.pass({ days: 16 })
    const late = { caseSn, statement: '材料其实已经补充过了，请核对', pictures: '[]' } as const
    expect((await member.ask('POST /case/appeal', late, key())).name, 'too late').toBe('CASE_STATE')
  })

  it('an appeal and a reply race the end of the case: one of both counts', async () => {
    const caseSn = await sendCase(member, 'complaint')
    await agent.do('POST /desk/claimCase', { caseSn })
    const [reply, end] = await Promise.all([
      member.ask('POST /case/reply', { caseSn, text: '补充说明' }, key()),
      decide(caseSn, 'refused'),
    ])
    expect(end.name).toBe('OK')
    const { notes } = await member.do('GET /case/detail', { caseSn })
    expect(notes.some(({ by }) => by === 'sender')).toBe(reply.name === 'OK')
  })

  it('staff are notified once of an overdue case, the list shows it, and one that waits for the sender is not late', async () => {
    const caseSn = await sendCase(member, 'question')
    const owner = await world.logIn({ staff: 'owner' })
    world.pass({ hours: 4 })
    expect(await tellOverdue(world)).toBeGreaterThan(0)
    expect(await tellOverdue(world)).toBe(0)
    expect(await news(owner)).toContain('工单已超时，请尽快处理')
    const late = await agent.do('GET /desk/cases', { view: 'overdue', query: caseSn })
    expect(late.list.map(({ isOverdue }) => isOverdue)).toEqual([true])
    await agent.do('POST /desk/claimCase', { caseSn })
    await answer(caseSn, 'ask', '请补充截图')
    world.pass({ days: 5 })
    expect((await agent.do('GET /desk/cases', { view: 'overdue', query: caseSn })).list).toEqual([])
  })

  it('a guardian without an account proves a phone, and reads the case by number and phone', async () => {
    const own = phone()
    const stranger = world.visitor()
    const input = { kind: 'guardian', statement: STATEMENT, facts: JSON.stringify(FACTS.guardian) } as const
    expect((await stranger.ask('POST /case/create', input, key())).name).toBe('CASE_SENDER')
    const visitor = await guest(world, own)
    expect((await visitor.ask('POST /case/create', input, key())).data, 'proofs').toMatchObject({ field: 'pictures' })
    const pictures = await guestPictures(world, own)
    const grown = JSON.stringify({ ...FACTS.guardian, age: '18' })
    expect((await visitor.ask('POST /case/create', { ...input, facts: grown, pictures }, key())).data).toMatchObject({
      field: 'age',
    })
    const foreign = await guestPictures(world, phone())
    expect((await visitor.ask('POST /case/create', { ...input, pictures: foreign }, key())).name).toBe('INVALID_INPUT')
    const caseSn = await sendCase(visitor, 'guardian', { pictures })
    const brief = await stranger.do('POST /case/lookUp', { caseSn, phone: own })
    expect(brief).toMatchObject({ kindName: '未成年人退款', stateName: '待受理' })
    expect(brief).not.toHaveProperty('statement')
    expect((await stranger.ask('POST /case/lookUp', { caseSn, phone: phone() })).name).toBe('NOT_FOUND')
    expect((await stranger.ask('GET /case/detail', { caseSn })).name).toBe('CASE_SENDER')
    expect((await (await guest(world, phone())).ask('GET /case/detail', { caseSn })).name).toBe('NOT_FOUND')
    expect((await member.ask('GET /case/detail', { caseSn })).name).toBe('NOT_FOUND')
    const file = await visitor.do('GET /case/detail', { caseSn })
    expect(file.facts).toContainEqual({ label: '监护人姓名', text: '王芳' })
    await agent.do('POST /desk/claimCase', { caseSn })
    await answer(caseSn, 'ask', '请补充付款截图')
    const texts = (await world.services.db.select().from(localSms)).filter((sms) => sms.phone === own)
    expect(texts.at(-1)?.text).toContain(`你的工单${caseSn}需要补充材料`)
    expect((await visitor.do('GET /case/list', {})).list.map((row) => row.caseSn)).toEqual([caseSn])
    world.pass({ hours: 3 })
    expect((await visitor.ask('GET /case/detail', { caseSn })).name, 'the proof is over').toBe('CASE_SENDER')
  })

  it('a grant of money or data waits for a second person', async () => {
    const own = phone()
    const caseSn = await sendCase(await guest(world, own), 'guardian', { pictures: await guestPictures(world, own) })
    await agent.do('POST /desk/claimCase', { caseSn })
    expect((await decide(caseSn, 'granted')).data).toEqual({ waits: true })
    expect((await decide(caseSn, 'granted')).name).toBe('APPROVAL_OPEN')
    const second = await world.logIn({ staff: 'service' })
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const approvalId = String(list.find(({ title }) => title.includes(caseSn))?.approvalId)
    await second.do('POST /console/decideApproval', { approvalId, accept: '1', reason: '' }, key())
    expect(await agent.do('GET /desk/case', { caseSn })).toMatchObject({ state: 'closed', outcome: 'granted' })
  })

  it('questions need an account; each phone sends five cases a day; a repeated request creates one', async () => {
    const visitor = await guest(world, phone())
    const question = { kind: 'question', statement: STATEMENT } as const
    expect((await visitor.ask('POST /case/create', question, key())).name).toBe('NOT_LOGGED_IN')
    const same = key()
    const first = await member.do('POST /case/create', question, same)
    expect(await member.do('POST /case/create', question, same)).toEqual(first)
    for (let i = 0; i < 3; i++) await sendCase(member, 'advice')
    expect((await member.ask('POST /case/create', question, key())).name).toBe('TOO_MANY')
    expect((await member.do('GET /case/list', {})).list).toHaveLength(4)
  })

  it("a distributor's staff handle questions of its own site, never guardians or authorities", async () => {
    const own = phone()
    const visitor = await guest(world, own, 2)
    const legal = await sendCase(visitor, 'guardian', { pictures: await guestPictures(world, own) })
    const here = await world.logIn(await world.person(), 2)
    const question = await sendCase(here, 'question')
    const staff = await world.person({ staff: 'service', ofDist: 2 })
    const local = await world.logIn(staff, 2)
    const { list } = await local.do('GET /desk/cases', { view: 'all' })
    expect(list.map(({ caseSn }) => caseSn)).toEqual([question])
    expect((await local.ask('POST /desk/claimCase', { caseSn: legal })).name).toBe('FORBIDDEN')
    expect((await local.ask('GET /desk/case', { caseSn: (await insertCase(world)).caseSn })).name).toBe('NOT_FOUND')
    await local.do('POST /desk/claimCase', { caseSn: question })
    expect((await here.do('GET /case/detail', { caseSn: question })).handler).toBe(staff.nickName)
  })

  it('erasing a member removes phone and facts of the cases, and keeps what was said', async () => {
    const caseSn = await sendCase(member, 'complaint', { facts: { order: 'D3503130000000001' } })
    expect((await agent.do('GET /desk/case', { caseSn })).facts).toHaveLength(1)
    await world.services.db.transaction((tx) => eraseCases(tx, person.userId))
    const left = await agent.do('GET /desk/case', { caseSn })
    expect([left.phone, left.facts, left.statement]).toEqual(['', [], STATEMENT])
    const look = { caseSn, phone: person.phone }
    expect((await world.visitor().ask('POST /case/lookUp', look)).name).toBe('NOT_FOUND')
  })

  it('the complete phone is shown for a reason, and the export holds no phone', async () => {
    const caseSn = await sendCase(member, 'question')
    const reason = { caseSn, reason: '需要回电核实' }
    expect(await agent.do('POST /desk/revealCasePhone', reason)).toEqual({ phone: person.phone })
    const owner = await world.logIn({ staff: 'owner' })
    const { csv, rows } = await owner.do('POST /console/exportCases', { view: 'all', query: caseSn, reason: '月报' })
    expect(rows).toBe(1)
    expect(csv).toContain(caseSn)
    expect(csv).not.toContain(person.phone)
    const audits = await owner.do('GET /console/audit', {})
    expect(audits.list.map(({ action }) => action)).toContain('ticket.reveal')
  })
})
