import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDateTime, HOUR_MS } from '@/lib/shared/time'
import { PUBLISHED_CASE } from '../../support/fixtures/staff-calls/published-case'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
const purged: string[] = []
beforeAll(async () => {
  await world.open()
  world.app.purge.subscribe(({ gone }) => purged.push(...gone))
})
afterAll(() => world.close())

const editor = (distId = 1, ofDist?: number) => world.logIn({ staff: 'editor', ofDist }, distId)
/** Returns all matches of a game that a visitor of the site sees. */
const matchesOn = async (distId: number) =>
  (await world.visitor(distId).do('GET /goods/getLeagueMatchList', {})).list.map(({ league }) => league)
const at = (hours: number) => formatDateTime(new Date(world.now().getTime() + hours * HOUR_MS)).slice(0, 16)
const SERIES = { gameId: '107', bestOf: '3', homeTeam: '临安', awayTeam: '长安', stage: '决赛' } as const
const announce = (staff: Visitor, league: string, more: object = {}) =>
  staff.ask('POST /console/saveMatch', { ...SERIES, league, startTime: at(2), ...more })
const audits = async (distId: number, target: string) =>
  (await (await world.logIn({ staff: 'owner' }, distId)).do('GET /console/audit', { target })).list

describe('matches', () => {
  it('platform matches appear on every site, a distributor’s on its own, at once', async () => {
    await announce(await editor(), '平台杯')
    purged.length = 0
    await announce(await editor(2, 2), '松间杯')
    expect(purged).toEqual(['matches'])
    expect(await matchesOn(1)).toContain('平台杯')
    expect(await matchesOn(1)).not.toContain('松间杯')
    expect(await matchesOn(2)).toEqual(expect.arrayContaining(['平台杯', '松间杯']))
    const { list } = await (await editor(2, 2)).do('GET /console/matches', {})
    expect(list.map(({ league }) => league)).toEqual(['松间杯'])
  })

  it('a match gets a score only after it started, and a result valid for its series', async () => {
    const staff = await editor()
    const { matchId } = (await announce(staff, '比分杯', { startTime: at(1) })).data
    const score = (more: object) => announce(staff, '比分杯', { matchId: `${matchId}`, startTime: at(1), ...more })
    expect(await score({ homeScore: '1', awayScore: '0' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '还没开赛，不能填写比分',
    })
    const startTime = at(-1)
    expect(await score({ startTime, homeScore: '1' })).toMatchObject({ msg: '请填写客队比分' })
    expect(await score({ startTime, homeScore: '3', awayScore: '0' })).toMatchObject({ msg: 'BO3 先赢 2 局即结束' })
    expect(await score({ startTime, homeScore: '1', awayScore: '1', isOver: '1' })).toMatchObject({
      name: 'INVALID_INPUT',
    })
    expect(await score({ startTime, isOver: '1' })).toMatchObject({ msg: '结束的比赛须填写比分' })
    expect(await announce(staff, '同名', { awayTeam: '临安' })).toMatchObject({ data: { field: 'awayTeam' } })
    expect((await score({ startTime, homeScore: '2', awayScore: '1', isOver: '1' })).code).toBe(0)
    const { list } = await staff.do('GET /console/matches', { past: '1' })
    expect(list[0]).toMatchObject({ league: '比分杯', state: 'finished', homeScore: 2, awayScore: 1 })
    expect(await audits(1, `match:${matchId}`)).toHaveLength(2)
  })

  it('a match is removed with a reason, which is recorded', async () => {
    const staff = await editor()
    const { matchId } = (await announce(staff, '取消杯')).data
    await staff.do('POST /console/removeMatch', { matchId: `${matchId}`, reason: '赛程取消' })
    expect(await matchesOn(1)).not.toContain('取消杯')
    expect((await audits(1, `match:${matchId}`))[0]).toMatchObject({ action: 'match.remove', reason: '赛程取消' })
  })
})

describe('service plans', () => {
  const plansOn = async (distId: number, kind: 'boosting' | 'convoy' = 'boosting', gid = '107') =>
    (await world.visitor(distId).do('GET /booster/servicePlans', { kind, gid })).plans
  const ladder = (staff: Visitor, names: string[], first = '青铜') =>
    staff.ask('POST /console/saveLadder', {
      gameId: '107',
      safety: '不绑密保',
      first,
      steps: JSON.stringify(names.map((to, i) => ({ to, price: `${(i + 1) * 10}.00`, hours: i + 2 }))),
    })

  it('a single service plan is created, changed, shown at once, and removed', async () => {
    const staff = await editor()
    const form = { gameId: '177', title: '巅峰赛两千分', price: '260.00', hours: '48', safety: '全程直播' } as const
    purged.length = 0
    const { planId } = await staff.do('POST /console/savePlan', { ...form, kind: 'boosting' })
    expect(purged).toEqual(['plans'])
    await staff.do('POST /console/savePlan', { ...form, kind: 'boosting', planId: `${planId}`, price: '240.00' })
    expect(await plansOn(3, 'boosting', '177')).toEqual([
      expect.objectContaining({ planId, title: '巅峰赛两千分', price: '240.00', hours: 48 }),
    ])
    await staff.do('POST /console/savePlan', { ...form, kind: 'convoy', title: '单局护航' })
    expect(await plansOn(1, 'convoy', '177')).toMatchObject([{ title: '单局护航', hours: 1 }])
    await staff.do('POST /console/removePlan', { planId: `${planId}`, reason: '停办' })
    expect(await plansOn(1, 'boosting', '177')).toEqual([])
  })

  it('a rank ladder creates a plan from each step to the next; a site with its own ladder shows only that', async () => {
    await ladder(await editor(), ['白银', '黄金', '铂金'])
    expect((await plansOn(2)).map(({ from, to }) => `${from}-${to}`)).toEqual(['青铜-白银', '白银-黄金', '黄金-铂金'])
    expect(await ladder(await editor(), ['白银', '青铜'])).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '“青铜”出现了两次',
    })
    expect(await ladder(await editor(), ['白银'], '')).toMatchObject({ data: { field: 'first' } })
    await ladder(await editor(2, 2), ['星耀'], '钻石')
    expect((await plansOn(2)).map(({ title }) => title)).toEqual(['钻石到星耀'])
    const { games } = await world.visitor(2).do('GET /booster/servicePlans', { kind: 'boosting' })
    expect(games).toMatchObject([{ gameId: 107, count: 1, from: '10.00' }])
    expect(await plansOn(1)).toHaveLength(3)
    await ladder(await editor(2, 2), [])
    expect(await plansOn(2)).toHaveLength(3)
    const own = await (await editor()).do('GET /console/ladder', { gameId: '107' })
    expect(own).toMatchObject({
      first: '青铜',
      steps: [{ to: '白银' }, { to: '黄金' }, { to: '铂金', price: '30.00' }],
    })
  })
})

describe('official service contacts', () => {
  const check = async (distId: number, queryValue: string) =>
    (await world.visitor(distId).do('GET /cusSer/queryVerifyCustomer', { queryType: '1', queryValue })) as {
      name?: string
    }

  it('a contact is genuine on its own site from its registration until it is withdrawn', async () => {
    const staff = await editor(2, 2)
    const form = { kind: '1', value: '2850 008 001', name: '客服小松', reason: '入职' } as const
    const { contactId } = await staff.do('POST /console/addContact', form)
    expect(await check(2, '2850008001')).toMatchObject({ name: '客服小松' })
    expect(await check(1, '2850008001')).toEqual({})
    expect(await staff.ask('POST /console/addContact', form)).toMatchObject({ data: { field: 'value' } })
    await staff.do('POST /console/renameContact', { contactId: `${contactId}`, name: '客服阿松', reason: '改名' })
    expect(await check(2, '2850008001')).toMatchObject({ name: '客服阿松' })
    await staff.do('POST /console/switchContact', { contactId: `${contactId}`, active: '0', reason: '离职' })
    expect(await check(2, '2850008001')).toEqual({})
    await staff.do('POST /console/switchContact', { contactId: `${contactId}`, active: '1', reason: '返岗' })
    expect(await check(2, '2850008001')).toMatchObject({ name: '客服阿松' })
  })

  it('rejects an invalid contact number', async () => {
    const staff = await editor()
    expect(
      await staff.ask('POST /console/addContact', { kind: '1', value: 'abc', name: '甲', reason: '入职' }),
    ).toMatchObject({
      name: 'INVALID_INPUT',
      msg: 'QQ号码格式错误',
    })
  })
})

describe('published cases', () => {
  const casesOn = async (distId: number) => (await world.visitor(distId).do('GET /black/rulings', {})).list

  it('a published case appears on its own site at once, sorted by time, and is unlisted with a reason', async () => {
    const staff = await editor(2, 2)
    purged.length = 0
    const { code } = await staff.do('POST /console/publishCase', PUBLISHED_CASE)
    expect(purged).toEqual(['rulings'])
    expect(await casesOn(2)).toMatchObject([{ code, kind: 'trade', awarded: '120.00', gameName: '王者荣耀' }])
    expect(await casesOn(1)).toEqual([])
    const detail = await world.visitor(2).do('GET /black/rulingInfo', { code })
    expect(detail).toMatchObject({
      reasoning: ['一。', '二。'],
      timeline: [{ title: '买家申请' }, { title: '给出处理结果' }],
    })
    const theirs = await editor(3, 3)
    expect((await theirs.ask('POST /console/showCase', { code, published: '0', reason: '撤下' })).name).toBe(
      'NOT_FOUND',
    )
    await staff.do('POST /console/showCase', { code, published: '0', reason: '当事人要求' })
    expect(await casesOn(2)).toEqual([])
    expect((await staff.do('GET /console/cases', {})).list).toMatchObject([{ code, published: false }])
    const [{ title } = { title: '' }] = (await staff.do('GET /console/cases', {})).list
    for (const query of [code, code.toLowerCase(), title.slice(0, 4)])
      expect((await staff.do('GET /console/cases', { query })).list, query).toMatchObject([{ code }])
    expect((await staff.do('GET /console/cases', { query: '没有这样的标题' })).list).toEqual([])
  })

  it('a case is edited with a reason: its number stays, the site shows the new text, the audit log what changed', async () => {
    const staff = await editor(2, 2)
    const { code } = await staff.do('POST /console/publishCase', PUBLISHED_CASE)
    const opened = await staff.do('GET /console/case', { code })
    expect(opened).toMatchObject({
      gameId: 107,
      reasoning: '一。\n二。',
      parties: [{ name: '张**' }, { name: '李**' }],
    })
    const changed = { ...PUBLISHED_CASE, code, awarded: '150.00', decision: '退还大部分差价', reason: '金额写错' }
    purged.length = 0
    await staff.do('POST /console/updateCase', changed)
    expect(purged).toEqual(['rulings'])
    expect(await casesOn(2)).toContainEqual(
      expect.objectContaining({ code, awarded: '150.00', decision: '退还大部分差价' }),
    )
    const owner = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    const [entry] = (await owner.do('GET /console/audit', { target: `ruling:${code}` })).list
    expect(entry).toMatchObject({ action: 'case.update', reason: '金额写错' })
    expect(entry?.changes).toEqual([
      { name: '结果', before: '退还差价', after: '退还大部分差价' },
      { name: '退赔金额', before: '¥120.00', after: '¥150.00' },
    ])
    const theirs = await editor(3, 3)
    for (const ask of [theirs.ask('GET /console/case', { code }), theirs.ask('POST /console/updateCase', changed)])
      expect((await ask).name).toBe('NOT_FOUND')
    expect(await staff.ask('POST /console/updateCase', { ...changed, kind: 'retrieval' })).toMatchObject({
      data: { field: 'kind' },
    })
    expect(await staff.ask('POST /console/updateCase', { ...changed, awarded: '301.00' })).toMatchObject({
      data: { field: 'awarded' },
    })
  })

  it('of two editors of one case the second is refused, and hiding the case is no edit', async () => {
    const staff = await editor(2, 2)
    const { code } = await staff.do('POST /console/publishCase', PUBLISHED_CASE)
    const { revision } = await staff.do('GET /console/case', { code })
    await staff.do('POST /console/showCase', { code, published: '0', reason: '暂停' })
    const edit = (decision: string) =>
      staff.ask('POST /console/updateCase', { ...PUBLISHED_CASE, code, revision, decision, reason: '改写' })
    const answers = await Promise.all([edit('退还一半差价'), edit('退还全部差价')])
    expect(answers.map(({ name }) => name).sort()).toEqual(['CONTENT_STALE', 'OK'])
    const opened = await staff.do('GET /console/case', { code })
    expect(opened.revision).not.toBe(revision)
    expect(opened.decision).toBe(answers[0]?.name === 'OK' ? '退还一半差价' : '退还全部差价')
  })

  it('a published case must not name persons, and must match the decision', async () => {
    const staff = await editor()
    for (const [change, field] of [
      [{ facts: '买家微信 wxid_abc12345 说没收到' }, 'facts'],
      [
        {
          parties: JSON.stringify([
            { role: '买家', name: '13800001234' },
            { role: '卖家', name: '李**' },
          ]),
        },
        'parties',
      ],
      [{ decideTime: '2026-10-01 10:00' }, 'decideTime'],
      [{ awarded: '301.00' }, 'awarded'],
    ] as const)
      expect(await staff.ask('POST /console/publishCase', { ...PUBLISHED_CASE, ...change })).toMatchObject({
        name: 'INVALID_INPUT',
        data: { field },
      })
  })
})
