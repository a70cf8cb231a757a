import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { yuanToFen } from '@/lib/shared/money/money'
import { ClaimCase, runClaims } from '../../support/fixtures/claim'
import { giveCoupon } from '../../support/fixtures/coupons'
import { Deal } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import type { Visitor } from '../../support/visitor'
import { openWorld, World } from '../../support/world'

const sumsUp = (split: readonly { amount: string }[]) => {
  const [total, ...parts] = split.map(({ amount }) => yuanToFen(amount))
  return total !== undefined && total === parts.reduce((sum, part) => sum + part, 0n)
}

/** Site 1 has a dispute with a split ruling, a withdrawn dispute and a granted claim. */
describe('disputes and claims in the console', () => {
  const world = new World()
  const STAFF = { rules: '描述规则 2.4', facts: '限时武器没有标明到期日' }
  let auditor: Visitor
  let ruled: Deal
  let gone: Deal
  let claimed: ClaimCase
  let today: string
  beforeAll(async () => {
    await world.open()
    auditor = await world.logIn({ staff: 'auditor' })
    const service = await world.person({ staff: 'service' })
    today = new Date(world.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    const disputed = async (coupon?: string) => {
      const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00' })
      const couponId = coupon && String(await giveCoupon(world, deal.people.buyer, { amount: coupon, min: '1000.00' }))
      await (await deal.place({ couponId })).pay()
      await deal.deliver()
      const pictures = JSON.stringify([await ownPicture(world, deal.people.buyer)])
      const statement = '商品写红武六把，上号只有四把'
      const input = { orderSn: deal.orderSn, kind: 'mismatch', want: 'full', statement, pictures } as const
      return { deal, ...(await deal.buyer.do('POST /dispute/open', input)) }
    }
    const [first, second] = [await disputed('100.00'), await disputed()]
    ruled = first.deal
    gone = second.deal
    await gone.buyer.do('POST /dispute/act', { disputeSn: second.disputeSn, action: 'withdraw' })
    const act = { disputeSn: first.disputeSn }
    await ruled.seller.do('POST /dispute/act', { ...act, action: 'contest', note: '发布时体验武器还没有到期，可以退' })
    await ruled.buyer.do('POST /dispute/act', { ...act, action: 'escalate' })
    const staff = await world.logIn(service)
    const ruling = { ...act, facts: STAFF.facts, rule: STAFF.rules }
    await staff.do('POST /desk/takeOrder', { orderSn: ruled.orderSn, reason: '由我处理' })
    const whole = await staff.ask('POST /desk/ruleDispute', { ...ruling, refund: '940.00', seller: '0.00' })
    expect(whole).toMatchObject({ name: 'INVALID_INPUT', msg: '请选择责任方', data: { field: 'fault' } })
    await staff.do('POST /desk/ruleDispute', { ...ruling, refund: '200.00', seller: '740.00' })
    claimed = await ClaimCase.open(world, { ensureId: '1' })
    await claimed.file()
    await claimed.decide(service, true)
  })
  afterAll(() => world.close())
  const disputesBy = async (filter: object, by = auditor) =>
    (await by.do('GET /console/disputes', filter)).list.map(({ orderSn }) => orderSn)
  const claimsBy = async (filter: object, by = auditor) =>
    (await by.do('GET /console/claims', filter)).list.map(({ orderSn }) => orderSn)

  it('disputes are found by every filter, including closed ones, and only matching ones', async () => {
    expect(await disputesBy({})).toEqual([gone.orderSn, ruled.orderSn])
    for (const filter of [
      { orderSn: ruled.orderSn },
      { stage: 'ruled' },
      { stage: 'ruled', by: 'buyer', gameId: '107', dist: '1', from: today, to: today },
    ])
      expect(await disputesBy(filter), JSON.stringify(filter)).toEqual([ruled.orderSn])
    expect(await disputesBy({ outcome: 'withdrawn' })).toEqual([gone.orderSn])
    for (const filter of [
      { by: 'seller' },
      { dist: '2' },
      { gameId: '99999' },
      { to: '2020-01-01' },
      { stage: 'talk' },
    ])
      expect(await disputesBy(filter), JSON.stringify(filter)).toEqual([])
  })

  it('the number and total amount of disputes are returned for every stage, regardless of the stage filter', async () => {
    const { stages } = await auditor.do('GET /console/disputes', { stage: 'talk' })
    expect(stages.map(({ stage, count, sum }) => [stage, count, sum])).toEqual([
      ['answer', 0, '0.00'],
      ['talk', 0, '0.00'],
      ['staff', 0, '0.00'],
      ['ruled', 1, '940.00'],
      ['closed', 1, '1000.00'],
    ])
    const granted = (await auditor.do('GET /console/claims', {})).stages.find(({ count }) => count > 0)
    expect(granted).toMatchObject({ stage: 'recovering', count: 1, late: 0, sum: '1000.00' })
  })

  it('a dispute shows its ruling, with amounts that add up to the escrow including the discount; names are masked', async () => {
    const [row] = (await auditor.do('GET /console/disputes', { orderSn: ruled.orderSn })).list
    if (!row) throw new Error('no row')
    const file = await auditor.do('GET /console/dispute', { disputeSn: row.sn })
    expect(file).toMatchObject({
      ...row,
      isHere: true,
      split: [],
      amount: '940.00',
      paid: null,
      gameName: row.gameName,
    })
    expect(row.gameName).not.toBe('')
    expect(file.buyer).toMatchObject({ userId: ruled.people.buyer.userId, name: expect.stringContaining('*') })
    const [decision] = file.decisions
    expect(decision).toMatchObject({ title: '处理结果', rule: STAFF.rules, facts: STAFF.facts, by: row.decidedBy })
    expect(decision?.split.map(({ amount }) => amount)).toEqual(['1000.00', '200.00', '787.23', '12.77'])
    expect(file.steps.map(({ title }) => title)).toEqual(['买家申请售后', '卖家回应', '客服处理'])
  })

  it('claims are found by every filter, and only matching ones', async () => {
    expect(await claimsBy({})).toEqual([claimed.deal.orderSn])
    expect(await claimsBy({ stage: 'recovering', dist: '1', from: today, to: today })).toHaveLength(1)
    for (const filter of [{ stage: 'review' }, { outcome: 'advanced' }, { dist: '2' }, { orderSn: ruled.orderSn }])
      expect(await claimsBy(filter), JSON.stringify(filter)).toEqual([])
  })

  it("a distributor's staff see only disputes and claims of their own site", async () => {
    const own = await world.logIn({ staff: 'service', ofDist: 1 })
    const other = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    expect(await disputesBy({}, own)).toHaveLength(2)
    expect(await claimsBy({}, own)).toHaveLength(1)
    for (const filter of [{}, { dist: '1' }, { orderSn: ruled.orderSn }]) {
      expect(await disputesBy(filter, other)).toEqual([])
      expect(await claimsBy(filter, other)).toEqual([])
    }
    const { stages } = await other.do('GET /console/disputes', {})
    expect(stages.every(({ count }) => count === 0)).toBe(true)
    const [dispute] = (await own.do('GET /console/disputes', {})).list
    const [claim] = (await own.do('GET /console/claims', {})).list
    expect((await other.ask('GET /console/dispute', { disputeSn: dispute?.sn ?? '' })).name).toBe('NOT_FOUND')
    expect((await other.ask('GET /console/claim', { claimSn: claim?.sn ?? '' })).name).toBe('NOT_FOUND')
  })
})

/** Uses a separate world, because the claim goes through every stage. */
it('a draft claim is not listed, a claim past its deadline is late, and a paid one is split between seller and platform', async () => {
  const world = await openWorld()
  const auditor = await world.logIn({ staff: 'auditor' })
  const service = await world.person({ staff: 'service' })
  const claimed = await ClaimCase.open(world, { ensureId: '1' })
  const listed = async () => (await auditor.do('GET /console/claims', {})).list.map(({ orderSn }) => orderSn)
  await claimed.file()
  await claimed.decide(service, true)
  const { claimSn } = await claimed.detail()
  expect(await listed()).toEqual([claimed.deal.orderSn])
  await world.asOwner(`update claims set stage = 'draft', filed_at = null, due_at = null`)
  expect(await listed()).toEqual([])
  expect((await auditor.ask('GET /console/claim', { claimSn })).name).toBe('NOT_FOUND')
  const past = new Date(world.now().getTime() - 60_000).toISOString()
  await world.asOwner(`update claims set stage = 'recovering', filed_at = '${past}', due_at = '${past}'`)
  expect(await auditor.do('GET /console/claim', { claimSn })).toMatchObject({
    late: true,
    stageName: '追回中',
    amount: '1000.00',
    coverName: expect.any(String),
    decisions: [{ title: '审核结果：赔付 1000.00 元', rule: '包赔规则 3.2' }],
  })
  await runClaims(world)
  const file = await auditor.do('GET /console/claim', { claimSn })
  expect(file).toMatchObject({ outcomeName: '平台已垫付', paid: '1000.00', late: false, dueTime: null })
  expect(sumsUp(file.split)).toBe(true)
})
