import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ClaimCase, runClaims, STATEMENT } from '../support/claim'
import { Deal, runClock } from '../support/deal'
import { ownPicture } from '../support/evidence'
import { faultsOf, ledgerStory } from '../support/ledger'
import { Staff } from '../support/staff'
import { PAY_PASSWORD, type Person, World } from '../support/world'

/** An account of 1000.00 that was confirmed and then taken back: every way its claim ends, and who gets which fen. */
describe('a claim', () => {
  let world: World
  let one: ClaimCase
  let staff: Person[]
  beforeEach(async () => {
    world = await new World().open({ env: { SESSION_HOURS: '720' } })
    staff = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
  })
  afterEach(async () => {
    const faults = await faultsOf(world)
    await world.close()
    expect(faults).toEqual([])
  })

  const [judge, other] = [() => staff[0] as Person, () => staff[1] as Person]
  const begin = async (...options: Parameters<typeof ClaimCase.open> extends [World, ...infer R] ? R : never) => {
    one = await ClaimCase.open(world, ...options)
  }
  /** Complete for long: the seller has the money. */
  const released = async (options: Parameters<typeof ClaimCase.open>[1] = { ensureId: '1' }) => {
    await begin(options)
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 RELEASED')
  }
  const granted = async () => {
    expect(await one.file()).toMatchObject({ code: 0 })
    await one.decide(judge(), true)
  }
  const story = () => ledgerStory(world, one.deal.people)
  const bellOf = async (by: 'buyer' | 'seller') =>
    (await one.deal[by].do('GET /notification/list', {})).list.map(({ title }: { title: string }) => title)

  it('stops the payout, has a named handler at once, and is filed once', async () => {
    await begin()
    expect(await one.file()).toMatchObject({ code: 0 })
    expect(await one.file()).toMatchObject({ code: 1615 })
    expect(await one.detail()).toMatchObject({
      stage: 'review',
      handler: { name: judge().nickName },
      statement: STATEMENT,
      amount: '1000.00',
    })
    expect(await one.detail('seller')).toMatchObject({ coverName: null, price: null, amount: null })
    expect(await one.deal.detail()).toMatchObject({ statusName: '理赔中', actions: [{ action: 'claim' }] })
    expect(await one.deal.detail()).toMatchObject({ proofs: [{ title: '理赔举证', note: STATEMENT }] })
    expect(await bellOf('seller')).toContain('买家申请理赔：账号被找回')
    world.pass({ days: 9 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 HOLD')
  })

  it('is nothing before the order is complete, after its cover, for what the cover does not pay, or for a stranger', async () => {
    const deal = await (await (await Deal.open(world, { price: '10.00', balance: '10.00' })).place()).pay()
    const file = { orderSn: deal.orderSn, kind: 'retrieved', statement: STATEMENT } as const
    expect(await deal.buyer.ask('POST /claim/file', file)).toMatchObject({ code: 1615 })
    await begin()
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('GET /claim/ofOrder', { orderSn: one.deal.orderSn })).toMatchObject({ code: 404 })
    expect(await one.deal.seller.ask('POST /claim/file', { ...file, orderSn: one.deal.orderSn })).toMatchObject({
      code: 404,
    })
    expect(await one.file('face')).toMatchObject({ code: 400 })
    world.pass({ days: 7, seconds: 1 })
    expect(await one.file()).toMatchObject({ code: 1615 })
  })

  it('a draft is its buyer’s alone, changes nothing, and becomes the claim', async () => {
    await begin()
    const { orderSn } = one.deal
    const draft = { orderSn, kind: 'retrieved', statement: '待补充' } as const
    const { claimSn } = await one.deal.buyer.do('POST /claim/draft', draft)
    expect(await one.detail()).toMatchObject({ claimSn, stage: 'draft', clock: null, acts: [] })
    expect(await one.deal.seller.do('GET /claim/ofOrder', { orderSn })).toMatchObject({ claim: null })
    expect(await one.deal.detail()).toMatchObject({ statusName: '交易成功' })
    await one.file()
    expect(await one.detail()).toMatchObject({ claimSn, stage: 'review', statement: STATEMENT })
    expect(await one.deal.buyer.ask('POST /claim/draft', draft)).toMatchObject({ code: 1615 })
  })

  it('rejected, and nobody appeals: the payout goes on with what was left of its time', async () => {
    await begin()
    world.pass({ days: 2 })
    await one.file()
    world.pass({ hours: 5 })
    await one.decide(judge(), false)
    expect(await one.detail()).toMatchObject({
      stage: 'rejected',
      decisions: [{ granted: false, rule: '包赔规则 3.2' }],
    })
    world.pass({ hours: 71 })
    await runClaims(world)
    expect((await one.detail()).stage).toBe('rejected')
    world.pass({ hours: 1, seconds: 1 })
    expect(await one.act('buyer', 'appeal', '我没有外借账号，请复核登录记录')).toMatchObject({ code: 1613 })
    await runClaims(world)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'rejected' })
    world.pass({ days: 4, hours: 23 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 HOLD')
    world.pass({ hours: 1, seconds: 1 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 RELEASED')
  })

  it('rejected, appealed once, and granted by somebody else', async () => {
    await begin()
    await one.file()
    await one.decide(judge(), false)
    expect(await one.act('seller', 'appeal', '我认为判定没有问题的呀')).toMatchObject({ code: 403 })
    expect(await one.act('buyer', 'appeal', '短')).toMatchObject({ code: 400 })
    expect(await one.act('buyer', 'appeal', '我没有外借账号，请复核登录记录')).toMatchObject({ code: 0 })
    await expect(one.decide(judge(), true)).rejects.toMatchObject({ reason: 'FORBIDDEN' })
    expect(await one.detail()).toMatchObject({ stage: 'review', handler: { name: other().nickName } })
    await one.decide(other(), true)
    expect(await one.detail()).toMatchObject({ stage: 'recovering', decisions: [{ round: 1 }, { round: 2 }] })
    expect(await one.act('seller', 'appeal', '账号不是我找回的，请再看一遍')).toMatchObject({ code: 1604 })
  })

  it('rejected twice is over', async () => {
    await begin()
    await one.file()
    await one.decide(judge(), false)
    await one.act('buyer', 'appeal', '我没有外借账号，请复核登录记录')
    await one.decide(other(), false)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'rejected' })
    expect(await one.deal.detail()).toMatchObject({ statusName: '交易成功' })
  })

  it('granted, the seller appeals and is believed: nothing is asked of him any more', async () => {
    await released()
    await granted()
    expect(await one.act('seller', 'appeal', '账号是买家自己卖给别人的')).toMatchObject({ code: 0 })
    expect(await one.deal.seller.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00' } })
    await one.decide(other(), false)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'rejected' })
  })

  it('who has it in hand and does not decide in 48 hours loses it; the day of the payment stays', async () => {
    await begin()
    await one.file()
    const due = async () => (await one.detail()).steps.find(({ title }) => title === '自动垫付')?.time
    const promised = await due()
    world.pass({ hours: 48, seconds: 1 })
    await runClaims(world)
    expect(await one.detail()).toMatchObject({ passed: 1, handler: { name: other().nickName } })
    expect(await due()).toBe(promised)
    expect(await bellOf('buyer')).toContain('理赔判定超时，已换人')
  })

  it('the account is back: the buyer says so, nobody pays', async () => {
    await released()
    await granted()
    expect(await one.act('seller', 'returned', '已联系原主人解除申诉，密码改回')).toMatchObject({ code: 0 })
    expect(await bellOf('buyer')).toContain('卖家称账号已归还，请确认')
    expect(await one.act('seller', 'recovered')).toMatchObject({ code: 403 })
    expect(await one.act('buyer', 'recovered')).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'recovered' })
    expect(await one.deal.seller.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
    world.pass({ days: 10 })
    await runClaims(world)
    expect((await one.detail()).outcome).toBe('recovered')
  })

  it('withdrawn by the buyer before a decision', async () => {
    await begin()
    await one.file()
    expect(await one.act('seller', 'withdraw')).toMatchObject({ code: 403 })
    expect(await one.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 RELEASED')
  })

  it('advanced on the seventh day by the clock itself, out of the hold', async () => {
    await begin({ ensureId: '1' })
    await granted()
    world.pass({ days: 6, hours: 23 })
    await runClaims(world)
    expect((await one.detail()).stage).toBe('recovering')
    world.pass({ hours: 1, seconds: 1 })
    await runClaims(world)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'advanced' })
    expect(await one.deal.state()).toBe('3 CLAIMED')
    expect(await bellOf('buyer')).toContain('理赔款 ¥1,000.00 已到账')
    expect(await story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1100.00 | escrow +1100.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery escrow -1100.00 | cover +1100.00
      left         alipay -1200.00 | cover +100.00 | buyer +1100.00"
    `)
    expect(await one.file()).toMatchObject({ code: 1615 })
  })

  it('advanced, and taken from the seller’s balance; what is asked was not withdrawn before', async () => {
    await released()
    await granted()
    expect(await one.deal.seller.do('GET /pay/withdrawalTerms', {})).toMatchObject({
      coin: '940.00',
      available: '0.00',
      asked: '940.00',
    })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1100.00 | escrow +1100.00
      orderRelease escrow -1100.00 | dist +18.00 | platform +42.00 | cover +100.00 | seller +940.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery seller -940.00 | cover +940.00
      left         alipay -1200.00 | dist +18.00 | cover +40.00 | platform +42.00 | buyer +1100.00"
    `)
    expect(await one.deal.seller.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
  })

  it('advanced, and taken from the balance, then the deposit; the rest is a debt, which the next sale pays', async () => {
    const seller = await world.person({ balance: '500.00' })
    const shop = await world.logIn(seller)
    await shop.do('POST /pay/depositPay', { kind: 'shop', payPassword: PAY_PASSWORD }, { key: randomUUID() })
    await released({ ensureId: '1', seller })
    await spend(seller, '840.00')
    await granted()
    expect(
      await shop.ask('POST /pay/askDeposit', { kind: 'shop', payPassword: PAY_PASSWORD }, { key: randomUUID() }),
    ).toMatchObject({ code: 1301 })
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
      claimRecovery shopStake -500.00 | seller -100.00 | cover +600.00
      recharge     alipay -1200.00 | next +1200.00
      orderHold    next -200.00 | escrow +200.00
      orderRefund  escrow -840.00 | seller +840.00
      orderRelease escrow -200.00 | dist +3.60 | platform +8.40 | seller +188.00
      debtRepaid   seller -188.00 | cover +188.00
      recharge     alipay -300.00 | seller +300.00
      debtRepaid   seller -152.00 | cover +152.00
      left         alipay -3200.00 | dist +21.60 | cover +40.00 | platform +50.40 | seller +988.00 | next +1000.00 | buyer +1100.00"
    `)
  })

  it('settled by the seller: out of the hold at once, else out of the balance, never without it', async () => {
    await begin({ ensureId: '1' })
    await granted()
    expect(await one.act('buyer', 'settle')).toMatchObject({ code: 403 })
    expect(await one.act('seller', 'settle')).toMatchObject({ code: 0 })
    expect(await one.deal.state()).toBe('3 CLAIMED')
    expect(await one.detail()).toMatchObject({ outcome: 'settled' })
    expect(await one.act('seller', 'settle')).toMatchObject({ code: 1613 })

    await released({ ensureId: '1' })
    await spend(one.deal.people.seller, '1.00')
    await granted()
    expect(await one.act('seller', 'settle')).toMatchObject({ code: 1303 })
    await world.recharge(one.deal.people.seller, '1.00')
    expect(await one.act('seller', 'settle')).toMatchObject({ code: 0 })
    expect(await one.detail('seller')).toMatchObject({ outcome: 'settled', amount: '940.00', debt: null })
    expect((await story()).split('\n').slice(-4).join('\n')).toMatchInlineSnapshot(`
      "orderHold    seller -1.00 | escrow +1.00
      recharge     alipay -1.00 | seller +1.00
      claimSettled seller -940.00 | cover -60.00 | buyer +1000.00
      left         alipay -2401.00 | escrow +1.00 | dist +18.00 | platform +42.00 | cover +140.00 | somebody +1100.00 | buyer +1100.00"
    `)
  })

  it('top-ups: as much as was stated and proven, half of the price at most, and none of it asked of the seller', async () => {
    await released({ ensureId: '3' })
    expect(await one.file('topUps')).toMatchObject({ code: 400 })
    expect(await one.file('topUps', '800.00')).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ amount: '1500.00', most: '1500.00' })
    await expect(one.decide(judge(), true, '800.01')).rejects.toMatchObject({ reason: 'INVALID_INPUT' })
    await one.decide(judge(), true, '300.00')
    expect(await one.detail()).toMatchObject({ amount: '1300.00' })
    expect(await one.detail('seller')).toMatchObject({ amount: '940.00' })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect((await story()).split('\n').slice(-3).join('\n')).toMatchInlineSnapshot(`
      "claimPaid    cover -1300.00 | buyer +1300.00
      claimRecovery seller -940.00 | cover +940.00
      left         alipay -1200.00 | cover -160.00 | dist +18.00 | platform +42.00 | buyer +1300.00"
    `)
  })

  it('from 2,000.00 on a second person agrees; the first cannot, and what was asked is done once', async () => {
    await begin({ ensureId: '1', price: '2000.00', balance: '2200.00' })
    await one.file()
    const [first, second] = [await world.logIn(judge()), await world.logIn(other())]
    const { claimSn } = await one.detail()
    const given = { claimSn, grant: '1', facts: '登录记录显示账号被原实名人改绑', rule: '包赔规则 3.2' } as const
    const ask = () => first.ask('POST /desk/decideClaim', given, { key: randomUUID() })
    expect(await ask()).toMatchObject({ data: { needsSecond: true } })
    expect((await ask()).code).not.toBe(0)
    expect((await one.detail()).stage).toBe('review')
    const { list } = await second.do('GET /console/approvals', {})
    const approval = { approvalId: String(list[0]?.approvalId), accept: '1' } as const
    expect((await first.ask('POST /console/decideApproval', approval)).code).not.toBe(0)
    expect(await second.ask('POST /console/decideApproval', approval)).toMatchObject({ code: 0 })
    expect((await second.ask('POST /console/decideApproval', approval)).code).not.toBe(0)
    expect(await one.detail()).toMatchObject({ stage: 'recovering', amount: '2000.00' })
    const [row] = (await first.do('GET /desk/claims', { view: 'all' })).list
    expect(row?.decisions).toMatchObject([{ staffId: judge().userId, secondId: other().userId, pay: '2000.00' }])
  })

  it('staff take it over, and say that the account is back when they saw it; never of their own', async () => {
    await released()
    await one.file()
    const { claimSn } = await one.detail()
    const [first, second] = [await world.logIn(judge()), await Staff.open(world)]
    expect((await first.do('GET /desk/claims', { view: 'mine' })).list).toMatchObject([{ claimSn, price: '1000.00' }])
    expect(await second.visitor.ask('POST /desk/takeClaim', { claimSn, reason: '客服轮班' })).toMatchObject({ code: 0 })
    expect((await first.do('GET /desk/claims', { view: 'mine' })).list).toEqual([])
    expect((await one.detail()).handler).toMatchObject({ name: second.person.nickName })
    await world.employ(one.deal.people.buyer, 'service')
    const given = { claimSn, grant: '1', facts: '登录记录显示账号被改绑了', rule: '包赔规则 3.2' } as const
    const own = await world.logIn(one.deal.people.buyer)
    expect(await own.ask('POST /desk/decideClaim', given)).toMatchObject({ code: 403 })
    expect(await second.visitor.ask('POST /desk/decideClaim', given)).toMatchObject({ code: 0 })
    const seen = { claimSn, reason: '登录核对，已改回买家手机号' }
    expect(await second.visitor.ask('POST /desk/confirmRecovered', { ...seen, pictures: '[]' })).toMatchObject({
      code: 400,
    })
    const pictures = JSON.stringify([await ownPicture(world, second.person)])
    expect(await second.visitor.ask('POST /desk/confirmRecovered', { ...seen, pictures })).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ outcome: 'recovered' })
  })

  it('what was paid stands in the seller’s published figures, from five accounts on', async () => {
    const seller = await world.person()
    for (let i = 0; i < 4; i++) await ClaimCase.open(world, { seller, price: '10.00' })
    await begin({ seller })
    const { sn: goodsSn } = await world.goods({ seller })
    const figures = () => world.visitor().do('GET /goods/sellerFigures', { goodsSn })
    expect(await figures()).toMatchObject({ retrieval: { percent: 0, accounts: 5 }, claims: { paid: 0, sum: '0.00' } })
    await granted()
    expect(await figures()).toMatchObject({ retrieval: { percent: 0 } })
    await one.act('seller', 'settle')
    expect(await figures()).toMatchObject({
      retrieval: { percent: 20, retrieved: 1, accounts: 5 },
      claims: { paid: 1, sum: '1000.00' },
    })
  })

  it('decided late, the seller still has a day', async () => {
    await begin()
    await one.file()
    world.pass({ days: 8 })
    await one.decide(judge(), true)
    await runClaims(world)
    expect((await one.detail()).stage).toBe('recovering')
    world.pass({ days: 1, seconds: 1 })
    await runClaims(world)
    expect((await one.detail()).outcome).toBe('advanced')
  })

  it('whatever is pressed at once, one end is posted', async () => {
    await begin({ ensureId: '1' })
    await granted()
    const ends = await Promise.all([
      one.act('buyer', 'recovered'),
      one.act('seller', 'settle'),
      one.act('seller', 'settle'),
      one.act('buyer', 'recovered'),
    ])
    expect(ends.map(({ code }) => code).sort()).toEqual([0, 1613, 1613, 1613])
  })

  it('the account is back, and the clock rings: one of them', async () => {
    await released()
    await granted()
    world.pass({ days: 6, hours: 23, minutes: 59, seconds: 59 })
    const back = one.act('buyer', 'recovered')
    world.pass({ seconds: 2 })
    const [{ code }] = await Promise.all([back, runClaims(world), runClaims(world)])
    await runClaims(world)
    const { outcome } = await one.detail()
    expect([`0 recovered`, `1613 advanced`]).toContain(`${code} ${outcome}`)
  })

  /** Somebody buys, so that it is gone. */
  async function spend(person: Person, price: string): Promise<void> {
    const item = await world.goods({ seller: await world.person(), price })
    const visitor = await world.logIn(person)
    const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: item.sn, price, agree: '1' })
    await visitor.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  }
})
