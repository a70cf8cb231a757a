import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ClaimCase, runClaims, STATEMENT } from '../support/fixtures/claim'
import { Deal, runClock } from '../support/fixtures/deal'
import { ownPicture } from '../support/fixtures/evidence'
import { Staff } from '../support/fixtures/staff'
import { storyWorld } from '../support/ledger'
import type { Person } from '../support/world'

/** An account of 1000.00 that was confirmed and then recovered by its old owner: who decides the claim, and when. */
describe('deciding claims', () => {
  const world = storyWorld()
  let one: ClaimCase
  let staff: Person[]
  beforeEach(async () => {
    await world.dismissStaff()
    staff = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
  })

  const [judge, other] = [() => staff[0] as Person, () => staff[1] as Person]

  it('a claim stops the payout, is assigned to a handler at once, and can be filed once', async () => {
    one = await ClaimCase.open(world)
    expect(await one.file()).toMatchObject({ code: 0 })
    expect(await one.file()).toMatchObject({ name: 'NO_CLAIM' })
    expect(await one.detail()).toMatchObject({
      stage: 'review',
      handler: { name: judge().nickName },
      statement: STATEMENT,
      amount: '1000.00',
    })
    expect(await one.detail('seller')).toMatchObject({ coverName: null, price: null, amount: null })
    expect(await one.deal.detail()).toMatchObject({ statusName: '理赔中', actions: [{ action: 'claim' }] })
    expect(await one.deal.detail()).toMatchObject({ proofs: [{ title: '理赔举证', note: STATEMENT }] })
    expect(await one.deal.bellOf('seller')).toContain('买家申请理赔：账号被找回')
    world.pass({ days: 9 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 HOLD')
  })

  it('rejects a claim before completion, after the cover ended, for uncovered reasons, or by third parties', async () => {
    const deal = await (await (await Deal.open(world, { price: '10.00', balance: '10.00' })).place()).pay()
    const file = { orderSn: deal.orderSn, kind: 'retrieved', statement: STATEMENT } as const
    expect(await deal.buyer.ask('POST /claim/file', file)).toMatchObject({ name: 'NO_CLAIM' })
    one = await ClaimCase.open(world)
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('GET /claim/ofOrder', { orderSn: one.deal.orderSn })).toMatchObject({ name: 'NOT_FOUND' })
    expect(await one.deal.seller.ask('POST /claim/file', { ...file, orderSn: one.deal.orderSn })).toMatchObject({
      name: 'NOT_FOUND',
    })
    expect(await one.file('face')).toMatchObject({ name: 'INVALID_INPUT' })
    world.pass({ days: 7, seconds: 1 })
    expect(await one.file()).toMatchObject({ name: 'NO_CLAIM' })
  })

  it('a draft claim is visible to its buyer only, changes nothing, and can be filed', async () => {
    one = await ClaimCase.open(world)
    const { orderSn } = one.deal
    const draft = { orderSn, kind: 'retrieved', statement: '待补充' } as const
    const { claimSn } = await one.deal.buyer.do('POST /claim/draft', draft)
    expect(await one.detail()).toMatchObject({ claimSn, stage: 'draft', clock: null, acts: [] })
    expect(await one.deal.seller.do('GET /claim/ofOrder', { orderSn })).toMatchObject({ claim: null })
    expect(await one.deal.detail()).toMatchObject({ statusName: '交易成功' })
    await one.file()
    expect(await one.detail()).toMatchObject({ claimSn, stage: 'review', statement: STATEMENT })
    expect(await one.deal.buyer.ask('POST /claim/draft', draft)).toMatchObject({ name: 'NO_CLAIM' })
  })

  it('after a rejected claim without appeal the payout continues with its remaining time', async () => {
    one = await ClaimCase.open(world)
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
    expect(await one.act('buyer', 'appeal', '我没有外借账号，请复核登录记录')).toMatchObject({ name: 'CLAIM_STATE' })
    await runClaims(world)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'rejected' })
    world.pass({ days: 4, hours: 23 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 HOLD')
    world.pass({ hours: 1, seconds: 1 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 RELEASED')
  })

  it('a rejected claim can be appealed once, and is then decided by another handler', async () => {
    one = await ClaimCase.open(world)
    await one.file()
    await one.decide(judge(), false)
    expect(await one.act('seller', 'appeal', '我认为判定没有问题的呀')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await one.act('buyer', 'appeal', '短')).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await one.act('buyer', 'appeal', '我没有外借账号，请复核登录记录')).toMatchObject({ code: 0 })
    expect(await one.deal.stepsOf('seller')).toContain('买家申诉，客服重新审核')
    await expect(one.decide(judge(), true)).rejects.toMatchObject({ reason: 'FORBIDDEN' })
    expect(await one.detail()).toMatchObject({ stage: 'review', handler: { name: other().nickName } })
    const waiting = async (by: Person) =>
      (await (await world.logIn(by)).do('GET /desk/claims', { view: 'review' })).list.map(({ orderSn }) => orderSn)
    expect(await waiting(judge()), 'who decided first').not.toContain(one.deal.orderSn)
    expect(await waiting(other())).toContain(one.deal.orderSn)
    await one.decide(other(), true)
    const person = await world.person({ staff: 'service', ofDist: 1 })
    const local = await world.logIn(person)
    const { claimSn } = await one.detail()
    const pictures = JSON.stringify([await ownPicture(world, person)])
    const ending = { claimSn, reason: '登录核对，已改回买家手机号', pictures }
    for (const [call, input] of [
      ['POST /desk/confirmRecovered', ending],
      ['POST /desk/takeClaim', { claimSn, reason: '客服轮班' }],
    ] as const)
      expect(await local.ask(call, input as never), `${call} by staff of the distributor`).toMatchObject({
        name: 'FORBIDDEN',
      })
    expect(await one.detail()).toMatchObject({ stage: 'recovering', decisions: [{ round: 1 }, { round: 2 }] })
    expect(await one.act('seller', 'appeal', '账号不是我找回的，请再看一遍')).toMatchObject({ name: 'APPEAL_USED' })
  })

  it('a claim rejected twice is closed', async () => {
    one = await ClaimCase.open(world)
    await one.file()
    await one.decide(judge(), false)
    await one.act('buyer', 'appeal', '我没有外借账号，请复核登录记录')
    await one.decide(other(), false)
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'rejected' })
    expect(await one.deal.detail()).toMatchObject({ statusName: '交易成功' })
  })

  it('a granted claim is reversed on the seller’s appeal, and the seller owes nothing', async () => {
    one = await ClaimCase.released(world)
    await one.grant(judge())
    expect(await one.act('seller', 'appeal', '账号是买家自己卖给别人的')).toMatchObject({ code: 0 })
    const own = () => one.deal.seller.do('GET /claim/list', {})
    const { orderSn, bigTitle, smallTitleName } = await one.deal.detail()
    expect(await own()).toMatchObject({
      list: [{ item: { orderSn, bigTitle, smallTitleName } }],
      counts: { open: 1, closed: 0 },
    })
    expect((await own()).owing.asked, 'until the appeal is decided').not.toBe('0.00')
    await one.decide(other(), false)
    expect(await own()).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'rejected' })
  })

  it('a claim not decided within 48 hours gets another handler, with an unchanged payment date', async () => {
    one = await ClaimCase.open(world)
    await one.file()
    const due = async () => (await one.detail()).steps.find(({ title }) => title === '自动垫付')?.time
    const promised = await due()
    world.pass({ hours: 48, seconds: 1 })
    await runClaims(world)
    expect(await one.detail()).toMatchObject({ passed: 1, handler: { name: other().nickName } })
    expect(await due()).toBe(promised)
    expect(await one.deal.bellOf('buyer')).toContain('理赔审核超时，已换人')
  })

  it('a claim ends without payment when the buyer confirms that the account was returned', async () => {
    one = await ClaimCase.released(world)
    await one.grant(judge())
    expect(await one.act('seller', 'returned', '已联系原号主解除申诉，密码改回')).toMatchObject({ code: 0 })
    expect(await one.deal.bellOf('buyer')).toContain('卖家称账号已归还，请确认')
    expect(await one.act('seller', 'recovered')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await one.act('buyer', 'recovered')).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'recovered' })
    expect(await one.deal.seller.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
    world.pass({ days: 10 })
    await runClaims(world)
    expect((await one.detail()).outcome).toBe('recovered')
  })

  it('a freeze by staff outlasts a claim that was filed after it', async () => {
    const agent = await Staff.open(world)
    one = await ClaimCase.open(world)
    const { orderSn } = one.deal
    await agent.visitor.do('POST /desk/freezeOrder', { orderSn, reason: '核实资金来源' })
    world.pass({ hours: 1 })
    await one.file()
    const during = await agent.visitor.ask('POST /desk/freezeOrder', { orderSn, reason: '再次冻结' })
    expect(during).toMatchObject({ name: 'ORDER_STATE', msg: '订单有进行中的理赔，已经冻结，不用再冻结' })
    expect(await one.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    world.pass({ days: 8 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 HOLD')
    await agent.visitor.do('POST /desk/thawOrder', { orderSn, reason: '核实完毕' })
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 RELEASED')
  })

  it('the buyer can withdraw a claim before the decision', async () => {
    one = await ClaimCase.open(world)
    await one.file()
    expect(await one.act('seller', 'withdraw')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await one.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await one.deal.state()).toBe('3 RELEASED')
  })

  it.each([
    { grant: '1', stage: 'recovering', pay: '2000.00' },
    { grant: '0', stage: 'rejected', pay: '0.00' },
  ] as const)('a claim of 2,000.00 or more is $stage by two staff members, once', async ({ grant, stage, pay }) => {
    one = await ClaimCase.open(world, { ensureId: '1', price: '2000.00', balance: '2200.00' })
    await one.file()
    const [first, second] = [await world.logIn(judge()), await world.logIn(other())]
    const { claimSn } = await one.detail()
    const input = { claimSn, grant, facts: '登录记录显示账号被原实名人改绑', rule: '包赔规则 3.2' } as const
    const ask = () => first.ask('POST /desk/decideClaim', input, { key: randomUUID() })
    expect(await ask()).toMatchObject({ data: { needsSecond: true } })
    expect((await ask()).code).not.toBe(0)
    expect((await one.detail()).stage).toBe('review')
    const { list } = await second.do('GET /console/approvals', {})
    const approval = { approvalId: String(list[0]?.approvalId), accept: '1' } as const
    expect((await first.ask('POST /console/decideApproval', approval)).code).not.toBe(0)
    expect(await second.ask('POST /console/decideApproval', approval)).toMatchObject({ code: 0 })
    expect((await second.ask('POST /console/decideApproval', approval)).code).not.toBe(0)
    expect(await one.detail()).toMatchObject({ stage })
    const { list: all } = await first.do('GET /desk/claims', { view: 'all' })
    const row = all.find((claim) => claim.claimSn === claimSn)
    expect(row?.decisions).toMatchObject([{ staffId: judge().userId, secondId: other().userId, pay }])
  })

  it('staff take over a claim, and can record that the account was returned, but not for their own', async () => {
    one = await ClaimCase.released(world)
    await one.file()
    const { claimSn } = await one.detail()
    const [first, second] = [await world.logIn(judge()), await Staff.open(world)]
    expect((await first.do('GET /desk/claims', { view: 'mine' })).list).toMatchObject([{ claimSn, price: '1000.00' }])
    const { claim } = await first.do('GET /desk/order', { orderSn: one.deal.orderSn })
    expect(claim?.claimSn).toBe(claimSn)
    expect(claim?.follows.granted).toMatch(
      /^卖家须在 .+ 前（约 7 天）归还账号，或赔付买家 ¥1,000\.00；到期未解决的，平台先垫付/,
    )
    expect(claim?.follows.granted).toMatch(/卖家可在 .+内申诉一次，换一位客服复核。$/)
    expect(claim?.follows.rejected).toMatch(/^买家得不到赔付，卖家不用付款。买家可在 .+内申诉一次/)
    expect(await second.visitor.ask('POST /desk/takeClaim', { claimSn, reason: '客服轮班' })).toMatchObject({ code: 0 })
    expect((await first.do('GET /desk/claims', { view: 'mine' })).list).toEqual([])
    expect((await one.detail()).handler).toMatchObject({ name: second.person.nickName })
    expect((await second.visitor.do('GET /desk/order', { orderSn: one.deal.orderSn })).isMine).toBe(true)
    await world.employ(one.deal.people.buyer, 'service')
    const input = { claimSn, grant: '1', facts: '登录记录显示账号被改绑了', rule: '包赔规则 3.2' } as const
    const own = await world.logIn(one.deal.people.buyer)
    expect(await own.ask('POST /desk/decideClaim', input)).toMatchObject({ name: 'FORBIDDEN' })
    expect(await second.visitor.ask('POST /desk/decideClaim', input)).toMatchObject({ code: 0 })
    const seen = { claimSn, reason: '登录核对，已改回买家手机号' }
    expect(await second.visitor.ask('POST /desk/confirmRecovered', { ...seen, pictures: '[]' })).toMatchObject({
      name: 'INVALID_INPUT',
    })
    const pictures = JSON.stringify([await ownPicture(world, second.person)])
    expect(await second.visitor.ask('POST /desk/confirmRecovered', { ...seen, pictures })).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ outcome: 'recovered' })
  })

  it('a granted claim of 2,000.00 or more is ended as recovered by two staff members', async () => {
    one = await ClaimCase.open(world, { ensureId: '1', price: '3000.00', balance: '4000.00' })
    await one.file()
    const { claimSn } = await one.detail('seller')
    const [first, second] = [await Staff.open(world), await Staff.open(world)]
    const approve = async (by: Staff) => {
      const { list } = await by.visitor.do('GET /console/approvals', { state: 'open' })
      const approvalId = String(list.find(({ target }) => target.endsWith(claimSn))?.approvalId)
      return by.visitor.ask('POST /console/decideApproval', { approvalId, accept: '1' })
    }
    const grant = { claimSn, grant: '1', facts: '登录记录显示账号被改绑了', rule: '包赔规则 3.2' } as const
    expect(await first.visitor.ask('POST /desk/decideClaim', grant)).toMatchObject({ data: { needsSecond: true } })
    expect(await approve(second)).toMatchObject({ code: 0 })
    expect((await one.detail()).stage).toBe('recovering')
    const pictures = JSON.stringify([await ownPicture(world, first.person)])
    const seen = { claimSn, reason: '登录核对，已改回买家手机号', pictures } as const
    expect(await first.visitor.ask('POST /desk/confirmRecovered', seen)).toMatchObject({ data: { waits: true } })
    expect((await one.detail()).stage).toBe('recovering')
    expect(await approve(first)).toMatchObject({ name: 'FOUR_EYES' })
    expect(await approve(second)).toMatchObject({ code: 0 })
    expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'recovered' })
  })

  it('after a late decision the seller still has a day', async () => {
    one = await ClaimCase.open(world)
    await one.file()
    world.pass({ days: 8 })
    await one.decide(judge(), true)
    await runClaims(world)
    expect((await one.detail()).stage).toBe('recovering')
    world.pass({ days: 1, seconds: 1 })
    await runClaims(world)
    expect((await one.detail()).outcome).toBe('advanced')
  })
})
