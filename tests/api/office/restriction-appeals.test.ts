import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifyOverdueAppeals } from '@/lib/server/modules/office/restrictions/notify-overdue-appeals'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { ownPicture } from '../../support/fixtures/evidence'
import { askRestriction, restrict } from '../../support/fixtures/restriction'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('appeals against restrictions', () => {
  const world = new World()
  let person: Person
  let member: Visitor
  let risk: Visitor
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await world.person({ balance: '100.00' })
    member = await world.logIn(person)
    risk = await world.logIn({ staff: 'risk' })
  })
  const ask = (more: Record<string, string> = {}, by = risk) => askRestriction(by, person, more)
  const room = () => member.do('GET /user/restrictions', {})
  const appeal = (restrictionId: number, more: Record<string, string> = {}, by = member) =>
    by.ask(
      'POST /user/appealRestriction',
      { restrictionId: String(restrictionId), statement: '账号一直由我本人使用，可以视频核实', ...more },
      { key: randomUUID() },
    )
  const decide = (restrictionId: number, grant: '0' | '1', by: Visitor) =>
    by.ask('POST /console/decideRestrictionAppeal', {
      restrictionId: String(restrictionId),
      grant,
      reason: '已核对登录记录和实名信息',
    })
  const shows = async (sn: string) =>
    (await world.visitor().do('GET /goods/getGoodsList', { gid: '107', gt: '1', pageSize: '60' })).list.some(
      ({ goodsSn }) => goodsSn === sn,
    )
  const news = async () =>
    (await member.do('GET /notification/list', { kind: 'security' })).list.map(({ title }) => title)

  it('above the limit a second person approves, and both are kept from deciding the appeal', async () => {
    const rich = await world.person({ balance: '3000.00' })
    person = rich
    member = await world.logIn(rich)
    expect((await ask({ kinds: 'withdraw' })).data).toEqual({ waits: true })
    expect((await room()).list).toEqual([])
    expect((await ask({ kinds: 'withdraw' })).name).toBe('APPROVAL_OPEN')
    expect((await ask({ kinds: '', held: '1999.99' })).data, 'below the limit one is enough').toEqual({ waits: false })
    const second = await world.logIn({ staff: 'risk' })
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const approvalId = String(list.find(({ title }) => title.includes(rich.nickName))?.approvalId)
    const agreed = { approvalId, accept: '1', reason: '' } as const
    await second.do('POST /console/decideApproval', agreed, { key: randomUUID() })
    const [made] = (await room()).list
    expect(made?.kinds).toEqual(['withdraw'])
    const id = made?.restrictionId ?? 0
    expect((await appeal(id)).code).toBe(0)
    for (const by of [risk, second]) expect((await decide(id, '1', by)).name).toBe('FORBIDDEN')
    expect((await decide(id, '1', await world.logIn({ staff: 'reviewer' }))).code).toBe(0)
  })

  it('it is appealed once, and granting the appeal releases everything and says so', async () => {
    const { sn } = await world.goods({ seller: person })
    const id = await restrict(world, person, { kinds: ['list', 'withdraw'] })
    expect((await appeal(id, { statement: '冤枉' })).msg).toBe('请写明情况，至少 10 个字')
    expect((await appeal(id, {}, await world.logIn())).name).toBe('NOT_FOUND')
    const pictures = JSON.stringify([await ownPicture(world, person)])
    expect((await appeal(id, { pictures })).data).toMatchObject({ canAppeal: false, appeal: { state: 'open' } })
    expect((await appeal(id)).name).toBe('APPEAL_USED')
    const reviewer = await world.logIn({ staff: 'reviewer' })
    const { list } = await reviewer.do('GET /console/restrictions', { appeal: 'open' })
    expect(list).toMatchObject([{ restrictionId: id, mayDecide: true, isOverdue: false }])
    expect((await decide(id, '1', reviewer)).code).toBe(0)
    expect((await decide(id, '0', await world.logIn({ staff: 'reviewer' }))).name).toBe('REVIEW_DONE')
    expect((await room()).list).toMatchObject([{ state: 'overturned', appeal: { state: 'overturned' } }])
    expect(await shows(sn)).toBe(true)
    expect(await news()).toContain('申诉通过，账号限制已解除')
    expect((await member.do('GET /user/userInfo', {})).restricted).toEqual([])
  })

  it('an appeal that is rejected leaves the restriction until its end, with the reason', async () => {
    const id = await restrict(world, person, { kinds: ['chat'] })
    await appeal(id)
    const renewal = { restrictionId: String(id), days: '20', reason: '还在核实' }
    const renew = () => risk.ask('POST /console/renewRestriction', renewal, { key: randomUUID() })
    expect(await renew()).toMatchObject({ name: 'RESTRICTION_STATE', msg: '申诉还没有处理，处理后才能续期' })
    expect((await decide(id, '0', await world.logIn({ staff: 'reviewer' }))).code).toBe(0)
    expect((await renew()).code).toBe(0)
    expect((await room()).list).toMatchObject([
      { state: 'active', canAppeal: false, appeal: { state: 'kept', reason: '已核对登录记录和实名信息' } },
    ])
    expect(await news()).toContain('账号限制的申诉未通过')
  })

  it('lifting it and granting its appeal at once ends it once', async () => {
    const id = await restrict(world, person, { kinds: ['chat'] })
    await appeal(id)
    const reviewer = await world.logIn({ staff: 'reviewer' })
    const lifting = { restrictionId: String(id), reason: '已核实本人' }
    const answers = await Promise.all([risk.ask('POST /console/liftRestriction', lifting), decide(id, '1', reviewer)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const [row] = (await room()).list
    expect([`${row?.state} ${row?.appeal?.state}`]).toEqual([
      answers[0]?.code === 0 ? 'lifted closed' : 'overturned overturned',
    ])
  })

  it('an appeal that is not decided in time is reported to the owners, once', async () => {
    const owner = await world.person({ staff: 'owner' })
    const id = await restrict(world, person, { kinds: ['chat'] })
    await appeal(id)
    const look = () => notifyOverdueAppeals(systemCtx(world.services, world.dist()), { limit: 10 })
    world.pass({ hours: 71 })
    expect(await look()).toBe(0)
    world.pass({ hours: 1, minutes: 1 })
    expect(await look()).toBe(1)
    expect(await look()).toBe(0)
    const titles = (await (await world.logIn(owner)).do('GET /notification/list', {})).list.map(({ title }) => title)
    expect(titles).toContain('账号限制的申诉已超时')
    const { list } = await risk.do('GET /console/restrictions', { appeal: 'overdue' })
    expect(list.find(({ restrictionId }) => restrictionId === id)).toMatchObject({ isOverdue: true, mayDecide: true })
  })

  it('published figures count restrictions, appeals and reversals of the month', async () => {
    const figures = async () => (await world.visitor().do('GET /comm/restrictionFigures', {})).list[0]
    const before = await figures()
    const id = await restrict(world, person, { kinds: ['chat'] })
    await appeal(id)
    await decide(id, '1', await world.logIn({ staff: 'reviewer' }))
    expect(await figures()).toMatchObject({
      restrictions: (before?.restrictions ?? 0) + 1,
      appeals: (before?.appeals ?? 0) + 1,
      overturned: (before?.overturned ?? 0) + 1,
    })
  })
})
