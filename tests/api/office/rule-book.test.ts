import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadRules } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from '@/lib/server/modules/core/tenancy/rules-default'
import { RULE_GROUPS } from '@/lib/server/modules/office/rule-book/rules-defined'
import { readValue, textOf } from '@/lib/server/modules/office/rule-book/rules-values'
import { RuleBookDesk } from '../../support/fixtures/rule-book'
import { World } from '../../support/world'

describe('platform rules', () => {
  const world = new World()
  let desk: RuleBookDesk
  beforeAll(async () => {
    await world.open()
    desk = await RuleBookDesk.open(world)
  })
  afterAll(() => world.close())
  const rules = (scope = {}) => loadRules(world.services, scope)
  const history = async (key: string) => (await desk.first.do('GET /console/ruleHistory', { key })).list

  it('every rule is in the form once, and every default value is valid form input', () => {
    const keys = RULE_GROUPS.flatMap((group) => group.rules.map(({ key }) => key))
    expect([...keys].sort()).toEqual(Object.keys(DEFAULT_RULES).sort())
    for (const defined of RULE_GROUPS.flatMap((group) => group.rules))
      for (const rules of [DEFAULT_RULES, ...Object.values(DEFAULTS_BY_MODE)]) {
        const value = rules[defined.key]
        if (value === undefined) continue
        const read = readValue(defined, textOf(defined, value))
        const written = 'value' in read ? read.value : read.error
        expect(typeof value === 'number' ? Number(written) : written, defined.key).toEqual(
          typeof value === 'number' ? expect.closeTo(value, 1) : value,
        )
      }
  })

  it('a rule change needs a second approver, applies at once despite caches, and is recorded with both names', async () => {
    expect((await rules()).unpaidMinutes).toBe(15)
    expect((await desk.ask({ key: 'unpaidMinutes', value: '20' })).data).toEqual({ waits: true })
    expect((await rules()).unpaidMinutes).toBe(15)
    expect((await desk.ask({ key: 'unpaidMinutes', value: '25' })).name, 'one at a time').toBe('APPROVAL_OPEN')
    expect((await desk.agree(desk.first)).name, 'not by oneself').toBe('FOUR_EYES')
    const purged: string[] = []
    const forget = world.app.purge.subscribe(({ gone }) => purged.push(...gone))
    expect((await desk.agree()).code).toBe(0)
    forget()
    expect(purged, 'any page may tell of it').toEqual(['*'])
    expect((await rules()).unpaidMinutes, 'read within ten seconds before').toBe(20)
    expect(await history('unpaidMinutes')).toMatchObject([
      { before: '15 分钟', after: '20 分钟', placeName: '全平台', state: 'inForce', reason: '活动期间' },
    ])
    const [row] = await history('unpaidMinutes')
    expect(row?.by).not.toBe(row?.second)
    expect([row?.by, row?.second]).not.toContain('')
    const { list } = await (await world.logIn({ staff: 'auditor' })).do('GET /console/audit', { action: 'rule.change' })
    expect(list[0]).toMatchObject({ target: 'rule:unpaidMinutes', before: expect.stringContaining('15 分钟') })
  })

  it('a change that waits is shown with its rule, place and requester, and no longer after its decision', async () => {
    await desk.ask({ key: 'sellerFeeBp', mode: 'account', value: '3' })
    const proposed = async () => {
      const { groups } = await desk.first.do('GET /console/rules', {})
      return groups
        .flatMap((group) => group.rules)
        .flatMap((rule) => rule.proposed.map((one) => [rule.key, one] as const))
    }
    const [found, ...others] = await proposed()
    expect(others).toEqual([])
    expect(found).toEqual(['sellerFeeBp', expect.objectContaining({ mode: 'account', gameId: 0, placeName: '账号' })])
    expect(found?.[1].words).toMatch(/^.+（账号）：.+ 改为 3%$/)
    expect(found?.[1].by).not.toBe('')
    const { list } = await desk.first.do('GET /console/approvals', { state: 'open' })
    const declined = { approvalId: String(list[0]?.approvalId), accept: '0', reason: '先不改' } as const
    await desk.first.do('POST /console/decideApproval', declined, { key: crypto.randomUUID() })
    expect(await proposed()).toEqual([])
  })

  it('the most specific rule applies, and removing it restores the more general value', async () => {
    const account = { mode: 'account' as const }
    expect(await desk.change({ key: 'sellerFeeBp', value: '4' })).toBe(0)
    expect((await rules(account)).sellerFeeBp, 'a change for everything goes before a default of a mode').toBe(400)
    expect(await desk.change({ key: 'sellerFeeBp', ...account, value: '7.25' })).toBe(0)
    expect(await desk.change({ key: 'sellerFeeBp', gameId: '107', value: '3' })).toBe(0)
    expect(
      [await rules(), await rules(account), await rules({ ...account, gameId: 107 })].map((r) => r.sellerFeeBp),
    ).toEqual([400, 725, 300])
    expect((await desk.rule('sellerFeeBp')).own.map(({ placeName, words }) => [placeName, words])).toEqual([
      ['全平台', '4%'],
      ['账号', '7.25%'],
      [expect.any(String), '3%'],
    ])
    expect(await desk.change({ key: 'sellerFeeBp', gameId: '107' })).toBe(0)
    expect((await rules({ ...account, gameId: 107 })).sellerFeeBp).toBe(725)
    expect((await history('sellerFeeBp')).map(({ before, after, state }) => [before, after, state])).toEqual([
      ['3%', '', 'inForce'],
      ['4%', '3%', 'ended'],
      ['4%', '7.25%', 'inForce'],
      ['5%', '4%', 'inForce'],
    ])
  })

  it('a rule change can start later, and can be cancelled by one person until then', async () => {
    expect(await desk.change({ key: 'holdHours', mode: 'props', value: '48', startTime: desk.inHours(3) })).toBe(0)
    expect(await desk.change({ key: 'holdHours', mode: 'props', value: '36', startTime: desk.inHours(5) })).toBe(0)
    const props = { mode: 'props' as const }
    expect((await rules(props)).holdHours).toBe(24)
    const { next } = await desk.rule('holdHours')
    expect(next.map(({ words }) => words)).toEqual(['2 天', '36 小时'])
    const cancel = () =>
      desk.first.ask('POST /console/cancelRule', { changeId: String(next[1]?.changeId), reason: '不改了' })
    expect((await Promise.all([cancel(), cancel()])).map(({ name }) => name).sort()).toEqual(['NOT_FOUND', 'OK'])
    world.pass({ hours: 4 })
    expect((await rules(props)).holdHours).toBe(48)
    world.pass({ hours: 2 })
    expect((await rules(props)).holdHours, 'the one taken back never begins').toBe(48)
    const begun = { changeId: String(next[0]?.changeId), reason: '太晚了' }
    expect((await desk.first.ask('POST /console/cancelRule', begun)).name).toBe('NOT_FOUND')
    expect((await history('holdHours')).map(({ state }) => state)).toEqual(['cancelled', 'inForce'])
  })

  it('a rule change approved after its start time applies from the approval', async () => {
    const startTime = desk.inHours(1)
    await desk.ask({ key: 'acceptHours', value: '30', startTime })
    world.pass({ hours: 2 })
    expect((await desk.agree()).code).toBe(0)
    expect((await rules()).acceptHours).toBe(30)
    const [row] = await history('acceptHours')
    expect((row?.startTime ?? '') > startTime, 'nothing happened before it was agreed to').toBe(true)
  })

  it.each([
    [{ key: 'sellerFeeBp', value: '60' }, '卖家服务费应在 0–50% 之间'],
    [{ key: 'sellerFeeBp', value: '5.123' }, '卖家服务费请输入百分比，最多两位小数'],
    [{ key: 'unpaidMinutes', value: '1.5' }, '未付款取消请输入整数分钟'],
    [{ key: 'unpaidMinutes', value: '-5' }, '未付款取消请输入整数分钟'],
    [{ key: 'holdHours', value: '721' }, '放款等待应在 0–720小时 之间'],
    [{ key: 'leastPriceFen', value: '一元' }, '最低单价请输入金额，最多两位小数'],
    [{ key: 'tradeOpen', value: 'yes' }, '交易请选择开或关'],
    [{ key: 'staffSteps', value: 'never' }, '客服验号请选择一项'],
    [{ key: 'coverTiers', value: '[{"id":1}]' }, '包赔档位'],
    [{ key: 'registerOpen', mode: 'account', value: '0' }, '这条规则全平台统一，不能单独设置'],
    [{ key: 'sellerFeeBp', distId: '1', value: '5' }, '这条规则不能按分销商设置'],
    [{ key: 'holdHours', value: '24', startTime: '2020-01-01 00:00' }, '生效时间已过'],
  ] as const)('rejects the rule change %j', async (change, words) => {
    const { code, msg } = await desk.ask(change)
    expect([code, msg]).toEqual([400, expect.stringContaining(words)])
  })

  it('rejects a change of an unknown rule, game or distributor', async () => {
    for (const change of [
      { key: 'constructor', value: '1' },
      { key: 'holdHours', gameId: '999999', value: '24' },
      { key: 'distShareBp', distId: '99', value: '24' },
    ])
      expect((await desk.ask(change)).code, JSON.stringify(change)).toBe(404)
  })

  it('only platform staff can read and change rules, and stored rules are immutable', async () => {
    const owner = await world.logIn({ staff: 'owner', ofDist: 1 })
    expect((await owner.ask('GET /console/rules', {})).name).toBe('FORBIDDEN')
    expect(
      (await owner.ask('POST /console/changeRule', { key: 'distShareBp', value: '90', reason: '多分点' })).code,
    ).toBe(403)
    for (const statement of [
      "update platform_rules set value = '1'",
      'delete from platform_rules',
      'truncate platform_rules',
    ])
      await expect(world.asOwner(statement), statement).rejects.toThrow()
  })
})
