import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { businessLeads } from '@/lib/server/db/schema/core/tenancy'
import { servicePlans } from '@/lib/server/db/schema/market/boosting'
import { fen } from '@/lib/shared/money/money'
import { RULES } from '@/lib/shared/people/field-rules'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

let serial = 0
const freshMobile = () => `138${String(20_000_000 + ++serial)}`

describe('business leads', () => {
  const world = new World()
  let admin: Visitor
  let platform: Visitor
  let member: Visitor
  let people: [Person, Person, Person]
  beforeAll(async () => {
    await world.open()
    people = [
      await world.person({ staff: 'owner', ofDist: 1 }),
      await world.person({ staff: 'owner' }),
      await world.person({ staff: 'service' }),
    ]
  })
  /** Earlier tests advanced the time, which ended the sessions. */
  beforeEach(async () => {
    ;[admin, platform, member] = [
      await world.logIn(people[0]),
      await world.logIn(people[1]),
      await world.logIn(people[2]),
    ]
  })
  afterAll(() => world.close())

  /** Returns an anonymous visitor; limits are per IP address, so each visitor has its own. */
  const visitor = () => world.visitor()
  const form = (more: object = {}) => ({
    kind: 'dist' as const,
    name: '王先生',
    company: '甲工作室',
    mobile: freshMobile(),
    note: '想开分站',
    ...more,
  })

  it('a business lead is stored with an encrypted phone number, and the response masks it', async () => {
    const input = form()
    expect(await visitor().do('POST /dist/setDistBus', input)).toMatchObject({
      phone: input.mobile.replace(/^(\d{3})\d{4}/, '$1****'),
    })
    const rows = await world.services.db.select().from(businessLeads)
    const row = rows.find((one) => one.phoneMask === input.mobile.replace(/^(\d{3})\d{4}/, '$1****'))
    expect(row).toMatchObject({ distId: 1, kind: 'dist', name: '王先生', company: '甲工作室', note: '想开分站' })
    expect(JSON.stringify(rows)).not.toContain(input.mobile)
    expect(world.services.vault.open('lead', row?.phoneHash ?? '', row?.phoneSealed as Buffer)).toBe(input.mobile)
  })

  it('a phone number can submit one lead per kind, host and day, also under concurrent requests', async () => {
    const input = form()
    const both = await Promise.all([
      visitor().ask('POST /dist/setDistBus', input),
      visitor().ask('POST /dist/setDistBus', input),
    ])
    expect(both.map((answer) => answer.name).sort()).toEqual(['LEAD_SENT', 'OK'])
    expect(both.find((answer) => answer.code)?.msg).toBe('今天已收到你的申请，我们会在1个工作日内联系你，无需重复提交')
    expect((await visitor().ask('POST /dist/setDistBus', { ...input, kind: 'brand' })).code).toBe(0)
    expect((await world.visitor(2).ask('POST /dist/setDistBus', input)).code).toBe(0)
    world.pass({ days: 1 })
    expect((await visitor().ask('POST /dist/setDistBus', input)).code).toBe(0)
  })

  it.each([
    ['mobile', { mobile: '12345' }, RULES.mobile.message],
    ['name', { name: ' ' }, '请填写联系人'],
    ['kind', { kind: 'bank' }, '请选择合作类型'],
    ['note', { note: '字'.repeat(501) }, '说明不能超过500个字'],
  ])('rejects a lead with an invalid %s with the field’s message', async (field, wrong, message) => {
    const answer = await visitor().ask('POST /dist/setDistBus', form(wrong) as never)
    expect(answer).toMatchObject({ name: 'INVALID_INPUT', msg: message, data: { field } })
  })

  it('leads are shown to admins of the host and platform only, newest first and masked; revealing a phone works for one lead', async () => {
    expect((await member.ask('GET /console/leads', {})).name).toBe('FORBIDDEN')
    expect((await visitor().ask('GET /console/leads', {})).code).toBe(1)
    const input = form({ name: '最新的' })
    await visitor().do('POST /dist/setDistBus', input)
    for (const reader of [admin, platform]) {
      const { list, total } = await reader.do('GET /console/leads', { pageSize: '5' })
      expect(list[0]).toMatchObject({ name: '最新的', mobile: input.mobile.replace(/^(\d{3})\d{4}/, '$1****') })
      expect(total).toBeGreaterThanOrEqual(list.length)
      const one = await reader.do('GET /console/leads', { leadId: String(list[0]?.leadId) })
      expect(one.list.map((lead) => lead.mobile)).toEqual([input.mobile])
    }
  })

  it('leads of another host are not shown', async () => {
    await world.visitor(2).do('POST /dist/setDistBus', form({ name: '别站的' }))
    const { list } = await admin.do('GET /console/leads', { pageSize: '60' })
    expect(list.some((lead) => lead.name === '别站的')).toBe(false)
  })
})

describe('service plans', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
    const plan = { kind: 'boosting' as const, priceFen: fen(800), hours: 3, safety: '纯手工' }
    await world.services.db.insert(servicePlans).values([
      { ...plan, gameId: 107, title: '乙', fromStep: '二', toStep: '三', priceFen: fen(1250), sort: 2 },
      { ...plan, gameId: 107, title: '甲', fromStep: '一', toStep: '二', sort: 1 },
      { ...plan, gameId: 107, title: '别站', distId: 2, sort: 3 },
      { ...plan, gameId: 107, title: '护航', kind: 'convoy', distId: 1, hours: 1, sort: 1 },
    ])
  })
  afterAll(() => world.close())

  it('service plans default to the first game with plans, in ladder order, of this host and kind', async () => {
    const answer = await world.visitor().do('GET /booster/servicePlans', { kind: 'boosting' })
    expect(answer.gameId).toBe(107)
    expect(answer.plans.map((plan) => [plan.from, plan.to, plan.price])).toEqual([
      ['一', '二', '8.00'],
      ['二', '三', '12.50'],
    ])
    expect(answer.games).toMatchObject([{ gameId: 107, count: 2, from: '8.00' }])
    expect((await world.visitor().do('GET /booster/servicePlans', { kind: 'convoy', gid: '107' })).plans).toHaveLength(
      1,
    )
  })

  it('a game without service plans returns an empty list, an unknown game is not found', async () => {
    expect(await world.visitor(2).do('GET /booster/servicePlans', { kind: 'convoy', gid: '107' })).toMatchObject({
      gameId: 107,
      games: [],
      plans: [],
    })
    expect((await world.visitor().ask('GET /booster/servicePlans', { kind: 'boosting', gid: '999999' })).name).toBe(
      'NOT_FOUND',
    )
  })
})
