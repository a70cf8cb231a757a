import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESTRICTION_KINDS } from '@/lib/shared/people/restrictions'
import { ownPicture } from '../../support/fixtures/evidence'
import {
  approveLast,
  askRestriction,
  endOver,
  lift,
  liftAll,
  REASON,
  restrict,
} from '../../support/fixtures/restriction'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('restrictions of members', () => {
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
  const shows = async (sn: string) =>
    (await world.visitor().do('GET /goods/getGoodsList', { gid: '107', gt: '1', pageSize: '60' })).list.some(
      ({ goodsSn }) => goodsSn === sn,
    )
  const news = async () =>
    (await member.do('GET /notification/list', { kind: 'security' })).list.map(({ title }) => title)

  it('a restriction has something it limits, a clause, a reason and an end within 30 days', async () => {
    expect(await ask({ kinds: '', held: '0' })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'kinds' } })
    expect((await ask({ kinds: 'everything' })).name).toBe('INVALID_INPUT')
    expect((await ask({ days: '0' })).msg).toBe('期限为 1–30 天')
    expect((await ask({ days: '31' })).msg).toBe('期限为 1–30 天')
    expect((await ask({ clause: '账号规则 9.9' })).msg).toBe('请选择依据的条款')
    expect((await ask({ reason: '涉嫌盗号' })).msg).toBe('请写明原因，至少 10 个字')
    const others = await ownPicture(world, person)
    expect((await ask({ pictures: JSON.stringify([others]) })).name).toBe('INVALID_INPUT')
    expect((await ask({ userId: '1' })).name).toBe('NOT_FOUND')
    expect((await room()).list).toEqual([])
  })

  it('a clause is cited only for what its text allows', async () => {
    for (const [kinds, held, clause] of [
      ['list,buy', '0', '账号规则 6.2'],
      ['chat', '0', '账号规则 6.1'],
      ['list', '10.00', '账号规则 6.5'],
      ['login', '0', '账号规则 6.3'],
    ] as const)
      expect(await ask({ kinds, held, clause }), clause).toMatchObject({
        name: 'INVALID_INPUT',
        data: { field: 'clause' },
      })
    expect((await room()).list).toEqual([])
    expect((await ask({ kinds: 'list', clause: '账号规则 6.2' })).code).toBe(0)
  })

  it('the member reads what is restricted, by which clause, why and until when, and is notified', async () => {
    const id = await restrict(world, person, { kinds: ['withdraw', 'login'], days: 10 })
    const { list, coin, held, available } = await room()
    expect(list).toMatchObject([
      {
        restrictionId: id,
        kinds: ['list', 'buy', 'withdraw', 'login'],
        held: '0.00',
        clause: '账号规则 6.1',
        clauseText: expect.stringContaining('核实本人之前'),
        reason: REASON,
        state: 'active',
        canAppeal: true,
        appeal: null,
      },
    ])
    expect([coin, held, available]).toEqual(['100.00', '0.00', '0.00'])
    expect(await news()).toContain('账号已限制上架、下单、提现、登录')
    expect(JSON.stringify(list)).not.toContain('imposedBy')
    const profile = await member.do('GET /user/userInfo', {})
    expect(profile.restricted).toEqual(['list', 'buy', 'withdraw', 'login'])
  })

  it('only the amount held stays: the rest of the balance is withdrawn', async () => {
    await restrict(world, person, { kinds: [], held: '40.00' })
    world.pass({ hours: 25 })
    const { available } = await member.do('GET /pay/withdrawalTerms', {})
    expect(available).toBe('60.00')
  })

  it.each(['list', 'buy', 'withdraw', 'chat'] as const)(
    'what a restriction (%s) refuses says until when, and where to appeal',
    async (kind) => {
      const { sn, price } = await world.goods({ seller: await world.person() })
      const own = (await world.goods({ seller: person })).sn
      const acts = {
        list: () => member.ask('POST /goods/pushOrPullGoods', { goodsSn: own, onShelf: '1' }),
        buy: () => member.ask('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' }),
        withdraw: () => member.ask('POST /pay/sendWithdrawalCode', { payeeId: '1', amount: '20.00' }),
        chat: () => member.ask('POST /question/ask', { goodsSn: sn, content: '还在出售吗' }),
      }
      expect((await acts[kind]()).name).not.toBe('RESTRICTED')
      await restrict(world, person, { kinds: [kind] })
      const text = `^账号已限制${RESTRICTION_KINDS[kind]}，\\d\\d-\\d\\d \\d\\d:\\d\\d 解除。原因和申诉见个人中心的账号限制$`
      expect(await acts[kind]()).toMatchObject({
        name: 'RESTRICTED',
        msg: expect.stringMatching(new RegExp(text)),
        data: { kind },
      })
    },
  )

  it('a member restricted from logging in logs in to the room, and is refused elsewhere', async () => {
    await restrict(world, person, { kinds: ['login'] })
    const again = await world.logIn(person)
    expect((await again.do('GET /user/restrictions', {})).list).toHaveLength(1)
    expect(await again.ask('GET /goods/drafts', {})).toMatchObject({
      name: 'LOGIN_RESTRICTED',
      msg: expect.stringContaining('只能处理进行中的订单、钱包和账号限制'),
    })
    expect((await again.ask('GET /pay/withdrawalTerms', {})).code).toBe(0)
  })

  it('it ends by itself, once, and not before it is over or after it was renewed', async () => {
    const id = await restrict(world, person, { kinds: ['chat'], days: 2 })
    world.pass({ days: 1, hours: 23 })
    await endOver(world)
    expect((await room()).list).toMatchObject([{ state: 'active' }])
    const renewal = { restrictionId: String(id), reason: '还在等待对方回复' }
    expect(
      (await risk.ask('POST /console/renewRestriction', { ...renewal, days: '5' }, { key: randomUUID() })).data,
    ).toEqual({
      waits: false,
    })
    world.pass({ days: 1 })
    await endOver(world)
    expect((await room()).list).toMatchObject([{ state: 'active', renewals: 1 }])
    world.pass({ days: 5 })
    await Promise.all([endOver(world), endOver(world)])
    expect((await room()).list).toMatchObject([{ state: 'ended', endTime: expect.any(String) }])
    expect((await news()).filter((title) => title === '账号限制已到期')).toHaveLength(1)
    expect(
      (await risk.ask('POST /console/renewRestriction', { ...renewal, days: '5' }, { key: randomUUID() })).name,
    ).toBe('RESTRICTION_STATE')
  })

  it('beyond 30 days in all it is renewed by two', async () => {
    const id = await restrict(world, person, { kinds: ['chat'], days: 20 })
    const renew = (days: string) =>
      risk.ask(
        'POST /console/renewRestriction',
        { restrictionId: String(id), days, reason: '警方尚未回复' },
        { key: randomUUID() },
      )
    expect((await renew('10')).data, 'no longer than now').toMatchObject({ field: 'days' })
    expect((await renew('25')).data).toEqual({ waits: false })
    world.pass({ days: 15 })
    expect((await renew('30')).data).toEqual({ waits: true })
    const [before] = (await room()).list
    await approveLast(world)
    const [after] = (await room()).list
    expect(after?.renewals).toBe(2)
    expect((after?.untilTime ?? '') > (before?.untilTime ?? '')).toBe(true)
    await lift(world, id)
  })

  it('amounts held one after another count together: from 2,000.00 on two decide', async () => {
    const rich = await world.person({ balance: '5000.00' })
    const hold = async () => (await askRestriction(risk, rich, { kinds: '', held: '1900.00' })).data
    expect(await hold()).toEqual({ waits: false })
    expect(await hold()).toEqual({ waits: true })
  })

  it('one person cannot make a restriction last beyond 30 days by another one on top of it', async () => {
    await restrict(world, person, { kinds: ['chat', 'list'], days: 30 })
    world.pass({ days: 28 })
    expect((await ask({ kinds: 'list,withdraw', days: '30' })).data).toEqual({ waits: true })
    expect((await ask({ kinds: 'list,buy', days: '30' })).name, 'waits already').toBe('APPROVAL_OPEN')
    await approveLast(world)
    await liftAll(world, person)
    expect((await ask({ kinds: 'list', days: '30' })).data, 'soon after its end').toEqual({ waits: true })
    world.pass({ days: 61 })
    risk = await world.logIn({ staff: 'risk' })
    expect((await ask({ kinds: 'buy', days: '30' })).data, 'a new one').toEqual({ waits: false })
    await liftAll(world, person)
  })

  it('what two had to impose is renewed by two', async () => {
    const rich = await world.person({ balance: '5000.00' })
    const id = await restrict(world, rich, { kinds: [], held: '2500.00', days: 3 })
    const renewal = { restrictionId: String(id), days: '10', reason: '还在等待对方回复' }
    expect((await risk.ask('POST /console/renewRestriction', renewal, { key: randomUUID() })).data).toEqual({
      waits: true,
    })
  })

  it('two staff who lift it at once end it once', async () => {
    const id = await restrict(world, person, { kinds: ['chat'] })
    const lifting = { restrictionId: String(id), reason: '已核实本人' }
    const other = await world.logIn({ staff: 'service' })
    const answers = await Promise.all([risk, other].map((by) => by.ask('POST /console/liftRestriction', lifting)))
    expect(answers.map(({ name }) => name).sort()).toEqual(['OK', 'RESTRICTION_STATE'])
  })

  it('goods come back only when the last restriction from listing has ended', async () => {
    const { sn } = await world.goods({ seller: person })
    const first = await restrict(world, person, { kinds: ['list'] })
    expect((await ask({ kinds: 'list' })).name, 'the same again').toBe('RESTRICTION_STATE')
    await restrict(world, person, { kinds: ['list', 'buy'] })
    await lift(world, first)
    expect(await shows(sn)).toBe(false)
    await liftAll(world, person)
    expect(await shows(sn)).toBe(true)
  })

  it('a restricted member cannot close the account', async () => {
    await restrict(world, person, { kinds: ['chat'] })
    const { open } = await member.do('GET /user/closing', {})
    expect(open.map(({ name }) => name)).toContain('账号限制')
  })

  it('staff see beforehand what a restriction concerns', async () => {
    await world.goods({ seller: person })
    const seen = await risk.do('GET /console/restrictionPreview', { userId: String(person.userId) })
    expect(seen).toMatchObject({
      nickName: person.nickName,
      coin: '100.00',
      goods: 1,
      running: [],
      active: [],
      secondFrom: '2000.00',
    })
    expect((await risk.ask('GET /console/restrictionPreview', { userId: '1' })).name).toBe('NOT_FOUND')
  })
})
