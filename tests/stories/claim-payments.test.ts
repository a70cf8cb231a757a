import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPayeeRow, openFor } from '../support/fixtures/bank'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
import { runClock, spend } from '../support/fixtures/deal'
import { ledgerStory, openStory, storyWorld } from '../support/ledger'
import { oneCard } from '../support/one-person'
import { PAY_PASSWORD, type Person } from '../support/world'

/** A granted claim: every way it can be paid, to the fen. */
describe('payment of claims', () => {
  const world = storyWorld()
  let one: ClaimCase
  let staff: Person[]
  beforeEach(async () => {
    await world.dismissStaff()
    staff = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
  })

  const judge = () => staff[0] as Person

  it('a claim is paid automatically on the seventh day, out of the held money', async () => {
    one = await ClaimCase.open(world, { ensureId: '1' })
    await one.grant(judge())
    world.pass({ days: 6, hours: 23 })
    await runClaims(world)
    expect((await one.detail()).stage).toBe('recovering')
    world.pass({ hours: 1, seconds: 1 })
    await runClaims(world)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'advanced' })
    expect(await one.deal.state()).toBe('3 CLAIMED')
    expect(await one.deal.bellOf('buyer')).toContain('理赔款 ¥1,000.00 已到账')
    expect(await one.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1100.00 | escrow +1100.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery escrow -1100.00 | cover +1100.00
      left         alipay -1200.00 | cover +100.00 | buyer +1100.00"
    `)
    expect(await one.file()).toMatchObject({ name: 'NO_CLAIM' })
  })

  it('the staff of a distributor grant claims at the expense of the cover fund up to 2,000.00 a month; the platform grants the rest', async () => {
    const world = await openStory()
    const local = await world.person({ staff: 'service', ofDist: 1 })
    const platform = await world.person({ staff: 'service' })
    const grantLocally = async () => {
      one = await ClaimCase.released(world)
      expect(await one.file()).toMatchObject({ code: 0 })
      const { claimSn } = await one.detail()
      const input = { claimSn, grant: '1', facts: '登录记录显示账号被原实名人改绑', rule: '包赔规则 3.2' } as const
      return (await world.logIn(local)).ask('POST /desk/decideClaim', input, { key: randomUUID() })
    }
    // each claim is decided a week after the last one, and all of them in one month
    while (new Date(world.now()).getUTCDate() !== 2) world.pass({ days: 1 })
    expect(await grantLocally()).toMatchObject({ code: 0 })
    expect(await grantLocally()).toMatchObject({ code: 0 })
    expect(await one.act('seller', 'appeal', '账号是买家自己卖给别人的')).toMatchObject({ code: 0 })
    await one.decide(platform, false)
    expect(await grantLocally(), 'a grant reversed on appeal does not count').toMatchObject({ code: 0 })
    expect(await grantLocally()).toMatchObject({ name: 'FORBIDDEN', msg: expect.stringContaining('请交平台客服处理') })
    await one.decide(platform, true)
    expect((await one.detail()).stage).toBe('recovering')
  })

  it('of a claim while the money is held, what exceeds the held money counts against the budget of the distributor', async () => {
    const world = await openStory()
    await world.rule({ claimBudgetFen: 0 })
    const local = await world.person({ staff: 'service', ofDist: 1 })
    const grantLocally = async (kind: 'retrieved' | 'topUps', topUp?: string) => {
      one = await ClaimCase.open(world, { ensureId: '3', balance: '1200.00' })
      expect(await one.file(kind, topUp)).toMatchObject({ code: 0 })
      const { claimSn } = await one.detail()
      const input = {
        claimSn,
        grant: '1',
        topUp,
        facts: '登录记录显示账号被原实名人改绑',
        rule: '包赔规则 3.2',
      } as const
      return (await world.logIn(local)).ask('POST /desk/decideClaim', input, { key: randomUUID() })
    }
    expect(await grantLocally('topUps', '500.00')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await grantLocally('retrieved')).toMatchObject({ code: 0 })
  })

  it('an advanced claim is recovered from the seller’s balance, which cannot be withdrawn before', async () => {
    one = await ClaimCase.released(world)
    await one.grant(judge())
    expect(await one.deal.seller.do('GET /pay/withdrawalTerms', {})).toMatchObject({
      coin: '940.00',
      available: '0.00',
      asked: '940.00',
    })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await one.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1100.00 | escrow +1100.00
      orderRelease escrow -1100.00 | dist +18.00 | platform +42.00 | cover +100.00 | seller +940.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery dist -18.00 | cover +18.00
      claimRecovery seller -940.00 | cover +940.00
      left         alipay -1200.00 | platform +42.00 | cover +58.00 | buyer +1100.00"
    `)
    expect(await one.deal.seller.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
  })

  it('an advanced claim is recovered from balance and deposit; the rest is a debt paid by the next sale', async () => {
    const seller = await world.person({ balance: '500.00' })
    const shop = await world.logIn(seller)
    await shop.do('POST /pay/depositPay', { kind: 'shop', payPassword: PAY_PASSWORD }, { key: randomUUID() })
    one = await ClaimCase.released(world, { ensureId: '1', seller })
    await spend(world, seller, '840.00')
    await one.grant(judge())
    expect(
      await shop.ask('POST /pay/askDeposit', { kind: 'shop', payPassword: PAY_PASSWORD }, { key: randomUUID() }),
    ).toMatchObject({ name: 'ORDER_STATE' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await one.detail('seller')).toMatchObject({ debt: { left: '340.00', amount: '940.00' } })
    expect(await shop.do('GET /pay/withdrawalTerms', {})).toMatchObject({ owed: '340.00', available: '0.00' })
    const next = await ClaimCase.open(world, { seller, price: '200.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await next.deal.state()).toBe('3 RELEASED')
    expect(await shop.do('GET /claim/list', {})).toMatchObject({ owing: { owed: '152.00' } })
    await world.recharge(seller, '300.00')
    expect(await shop.do('POST /claim/repay', {}, { key: randomUUID() })).toMatchObject({ owed: '0.00' })
    expect(await shop.do('POST /claim/repay', {}, { key: randomUUID() })).toMatchObject({ owed: '0.00' })
    expect(await ledgerStory(world, { ...one.deal.people, next: next.deal.people.buyer })).toMatchInlineSnapshot(`
      "recharge     alipay -500.00 | seller +500.00
      stakeHold    seller -500.00 | shopStake +500.00
      recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1100.00 | escrow +1100.00
      orderRelease escrow -1100.00 | dist +18.00 | platform +42.00 | cover +100.00 | seller +940.00
      orderHold    seller -840.00 | escrow +840.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery dist -18.00 | cover +18.00
      claimRecovery shopStake -500.00 | seller -100.00 | cover +600.00
      recharge     alipay -1200.00 | next +1200.00
      orderHold    next -200.00 | escrow +200.00
      orderRefund  escrow -840.00 | seller +840.00
      orderRelease escrow -200.00 | dist +3.60 | platform +8.40 | seller +188.00
      debtRepaid   seller -188.00 | cover +188.00
      recharge     alipay -300.00 | seller +300.00
      debtRepaid   seller -152.00 | cover +152.00
      left         alipay -3200.00 | dist +3.60 | platform +50.40 | cover +58.00 | seller +988.00 | next +1000.00 | buyer +1100.00"
    `)
  })

  it('a debt binds every account of the person: none withdraws, and the one that earns repays it', async () => {
    const people = [await world.person(), await world.person({ balance: '100.00' })] as const
    await oneCard(world, 'one card of a seller', ...people)
    const second = await world.logIn(people[1])
    const payeeId = await addPayeeRow(world, people[1], { account: '13520009999' })
    const withdraw = () => openFor(world, people[1], payeeId, '50.00')
    one = await ClaimCase.released(world, { ensureId: '1', seller: people[0] })
    await spend(world, people[0], '500.00')
    await one.grant(judge())
    expect(await second.do('GET /pay/withdrawalTerms', {})).toMatchObject({ asked: '940.00', available: '0.00' })
    const ways = { coin: '100.00', spendable: '0.00', owed: '0.00' }
    expect(await second.do('GET /pay/payMethodShow', {}), 'how an order can be paid').toMatchObject(ways)
    await expect(withdraw()).rejects.toMatchObject({ reason: 'BALANCE_SHORT' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await second.do('GET /pay/withdrawalTerms', {})).toMatchObject({ owed: '400.00', available: '0.00' })
    expect(await second.do('GET /pay/payMethodShow', {})).toMatchObject({ spendable: '0.00', owed: '400.00' })
    await expect(withdraw()).rejects.toMatchObject({ reason: 'DEBT_OPEN' })
    const next = await ClaimCase.open(world, { seller: people[1], price: '200.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await next.deal.state()).toBe('3 RELEASED')
    expect(await world.balance(people[1])).toBe('0.00')
    expect(await one.deal.bellOf('seller')).toContain('已偿还 ¥188.00')
    expect(await next.deal.bellOf('seller')).toContain('已偿还 ¥188.00')
    await world.recharge(people[1], '100.00')
    expect(await second.do('POST /claim/repay', {}, { key: randomUUID() })).toMatchObject({ owed: '112.00' })
    expect(await world.balance(people[1])).toBe('0.00')
  })

  it('the seller settles a claim from held money, otherwise from the balance, if sufficient', async () => {
    one = await ClaimCase.open(world, { ensureId: '1' })
    await one.grant(judge())
    expect(await one.act('buyer', 'settle')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await one.act('seller', 'settle')).toMatchObject({ code: 0 })
    expect(await one.deal.state()).toBe('3 CLAIMED')
    expect(await one.detail()).toMatchObject({ outcome: 'settled' })
    expect(await one.act('seller', 'settle')).toMatchObject({ name: 'CLAIM_STATE' })

    one = await ClaimCase.released(world)
    await spend(world, one.deal.people.seller, '1.00')
    await one.grant(judge())
    expect(await one.act('seller', 'settle')).toMatchObject({ name: 'BALANCE_SHORT' })
    await world.recharge(one.deal.people.seller, '1.00')
    expect(await one.act('seller', 'settle')).toMatchObject({ code: 0 })
    expect(await one.detail('seller')).toMatchObject({ outcome: 'settled', amount: '940.00', debt: null })
    expect((await one.deal.story()).split('\n').slice(-4).join('\n')).toMatchInlineSnapshot(`
      "recharge     alipay -1.00 | seller +1.00
      claimRecovery dist -18.00 | cover +18.00
      claimSettled seller -940.00 | cover -60.00 | buyer +1000.00
      left         alipay -2401.00 | escrow +1.00 | platform +42.00 | cover +158.00 | somebody +1100.00 | buyer +1100.00"
    `)
  })

  it('proven top-ups are paid up to half of the price, and not recovered from the seller', async () => {
    one = await ClaimCase.released(world, { ensureId: '3' })
    expect(await one.file('topUps')).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await one.file('topUps', '800.00')).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ amount: '1500.00', most: '1500.00' })
    await expect(one.decide(judge(), true, { topUp: '800.01' })).rejects.toMatchObject({ reason: 'INVALID_INPUT' })
    await one.decide(judge(), true, { topUp: '300.00' })
    expect(await one.detail()).toMatchObject({ amount: '1300.00' })
    expect(await one.detail('seller')).toMatchObject({ amount: '940.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect((await one.deal.story()).split('\n').slice(-3).join('\n')).toMatchInlineSnapshot(`
      "claimRecovery dist -18.00 | cover +18.00
      claimRecovery seller -940.00 | cover +940.00
      left         alipay -1200.00 | cover -142.00 | platform +42.00 | buyer +1300.00"
    `)
  })

  it('paid claims appear in the seller’s public statistics, from five accounts on', async () => {
    const seller = await world.person()
    for (let i = 0; i < 4; i++) await ClaimCase.open(world, { seller, price: '10.00' })
    one = await ClaimCase.open(world, { seller })
    const { sn: goodsSn } = await world.goods({ seller })
    const figures = () => world.visitor().do('GET /goods/sellerFigures', { goodsSn })
    expect(await figures()).toMatchObject({ retrieval: { percent: 0, accounts: 5 }, claims: { paid: 0, sum: '0.00' } })
    await one.grant(judge())
    expect(await figures()).toMatchObject({ retrieval: { percent: 0 } })
    await one.act('seller', 'settle')
    expect(await figures()).toMatchObject({
      retrieval: { percent: 20, retrieved: 1, accounts: 5 },
      claims: { paid: 1, sum: '1000.00' },
    })
  })

  it('concurrent actions on a claim result in one payment', async () => {
    one = await ClaimCase.open(world, { ensureId: '1' })
    await one.grant(judge())
    const ends = await Promise.all([
      one.act('buyer', 'recovered'),
      one.act('seller', 'settle'),
      one.act('seller', 'settle'),
      one.act('buyer', 'recovered'),
    ])
    expect(ends.map(({ name }) => name).sort()).toEqual(['CLAIM_STATE', 'CLAIM_STATE', 'CLAIM_STATE', 'OK'])
  })

  it('only one of recovery and automatic payment of a claim takes effect', async () => {
    one = await ClaimCase.released(world)
    await one.grant(judge())
    world.pass({ days: 6, hours: 23, minutes: 59, seconds: 59 })
    const back = one.act('buyer', 'recovered')
    world.pass({ seconds: 2 })
    const [{ code }] = await Promise.all([back, runClaims(world), runClaims(world)])
    await runClaims(world)
    const { outcome } = await one.detail()
    expect([`0 recovered`, `1613 advanced`]).toContain(`${code} ${outcome}`)
  })
})
