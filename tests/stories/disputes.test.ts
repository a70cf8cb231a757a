import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disputeRulings } from '@/lib/server/db/schema/disputes'
import { sales } from '@/lib/server/db/schema/valuation'
import { advanceDueDisputes } from '@/lib/server/modules/disputes/advance-due-disputes'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { giveCoupon } from '../support/coupons'
import { Deal, runClock } from '../support/deal'
import { ownPicture } from '../support/evidence'
import { faultsOf, ledgerStory } from '../support/ledger'
import { Staff } from '../support/staff'
import type { Visitor } from '../support/visitor'
import { World } from '../support/world'

const STATEMENT = '商品写红武六把，上号只有四把'
type Side = 'buyer' | 'seller'

/** An account of 1000.00 that was handed over and is disputed: every way it ends, and who gets which fen. */
describe('a dispute', () => {
  let world: World
  let deal: Deal
  beforeEach(async () => {
    world = await new World().open({ env: { SESSION_HOURS: '720' } })
  })
  afterEach(async () => {
    const faults = await faultsOf(world)
    await world.close()
    expect(faults).toEqual([])
  })

  const delivered = async (options: { coupon?: string; goodsTypeId?: number } = {}) => {
    const { coupon, goodsTypeId } = options
    deal = await Deal.open(world, { price: '1000.00', balance: '1000.00', goodsTypeId })
    const couponId = coupon && String(await giveCoupon(world, deal.people.buyer, { amount: coupon, min: '1000.00' }))
    await (await deal.place({ couponId: couponId || undefined })).pay()
    await deal.deliver()
  }
  const open = async (want: 'full' | 'part' | 'redo' = 'full', refund?: string, by: Side = 'buyer') => {
    const pictures = JSON.stringify([await ownPicture(world, deal.people[by])])
    const given = { orderSn: deal.orderSn, kind: 'mismatch', want, refund, statement: STATEMENT, pictures } as const
    return deal[by].ask('POST /dispute/open', given)
  }
  const file = async (by: Side = 'buyer') => {
    const { dispute } = await deal[by].do('GET /dispute/ofOrder', { orderSn: deal.orderSn })
    if (!dispute) throw new Error('no dispute')
    return dispute
  }
  const act = async (
    by: Side,
    action: 'agree' | 'contest' | 'propose' | 'accept' | 'escalate' | 'withdraw' | 'appeal',
    given: object = {},
  ) => deal[by].ask('POST /dispute/act', { disputeSn: (await file()).disputeSn, action, ...given })
  const contested = async () => {
    await open()
    expect(await act('seller', 'contest', { note: '发布时体验武器还没有到期，可以退一部分' })).toMatchObject({
      code: 0,
    })
  }
  const clock = async () => {
    while ((await advanceDueDisputes(systemCtx(world.services, world.dist()), { limit: 100 })) > 0);
  }
  const rule = async (staff: Visitor, refund: string, seller: string, fault: Side = 'seller') =>
    staff.ask('POST /desk/ruleDispute', {
      ...{ disputeSn: (await file()).disputeSn, facts: '限时武器没有标明到期日', rule: '描述规则 2.4' },
      ...{ refund, seller, fault },
    })
  const story = () => ledgerStory(world, deal.people)
  const bellOf = async (by: Side) =>
    (await deal[by].do('GET /notification/list', {})).list.map(({ title }: { title: string }) => title)

  it('stops the order for everybody, and nobody opens a second one', async () => {
    await delivered()
    expect(await open()).toMatchObject({ code: 0 })
    expect(await open()).toMatchObject({ code: 1305 })
    expect(await deal.detail()).toMatchObject({ statusName: '已冻结', actions: [{ action: 'dispute' }] })
    expect(await deal.detail()).toMatchObject({ proofs: [{ title: '纠纷举证', note: STATEMENT }] })
    expect(await bellOf('seller')).toContain('买家发起纠纷：与描述不符，要求全额退款')
    const staff = await Staff.open(world)
    expect(await staff.visitor.ask('POST /desk/thawOrder', { orderSn: deal.orderSn, reason: '核实' })).toMatchObject({
      code: 1301,
    })
    world.pass({ hours: 80 })
    await runClock(world)
    expect(await deal.state()).toBe('2 INSPECTION')
  })

  it('is nothing for an order that either side may still leave, nor for a stranger', async () => {
    deal = await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay()
    expect(await open()).toMatchObject({ code: 1301 })
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('GET /dispute/ofOrder', { orderSn: deal.orderSn })).toMatchObject({ code: 404 })
  })

  it('silence for twelve hours: what was wanted, all of it', async () => {
    await delivered()
    await open()
    world.pass({ hours: 11, minutes: 59 })
    await clock()
    expect((await file()).stage).toBe('answer')
    world.pass({ minutes: 2 })
    expect(await act('seller', 'contest', { note: '我来晚了但是不同意退款的' })).toMatchObject({ code: 1611 })
    await clock()
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('currency has two hours', async () => {
    await delivered({ goodsTypeId: 22 })
    await open()
    world.pass({ hours: 2, seconds: 1 })
    await clock()
    expect(await deal.state()).toBe('8 REFUNDED')
  })

  it('a part that the other side grants, with a coupon: the rest less the fee of what was left', async () => {
    await delivered({ coupon: '100.00' })
    expect(await open('part', '900.00')).toMatchObject({ code: 400 })
    expect(await open('part', '200.00')).toMatchObject({ code: 0 })
    expect(await act('buyer', 'agree')).toMatchObject({ code: 403 })
    expect(await act('seller', 'agree')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -900.00 | marketing -100.00 | escrow +1000.00
      orderRefund  escrow -200.00 | buyer +200.00
      orderRelease escrow -800.00 | platform +48.00 | seller +752.00
      left         alipay -1000.00 | marketing -100.00 | platform +48.00 | buyer +300.00 | seller +752.00"
    `)
    expect(await act('seller', 'agree')).toMatchObject({ code: 1611 })
  })

  it('doing it again, wanted and granted: the order goes on with what was left of its clock', async () => {
    await delivered()
    world.pass({ hours: 70 })
    await open('redo')
    world.pass({ hours: 5 })
    await act('seller', 'agree')
    world.pass({ hours: 1 })
    await runClock(world)
    expect(await deal.state()).toBe('2 INSPECTION')
    expect(await open('full')).toMatchObject({ code: 0 })
  })

  it('doing it again, and silence: nobody else can, so staff decide', async () => {
    await delivered()
    await open('redo')
    world.pass({ hours: 12, seconds: 1 })
    await clock()
    expect((await file()).stage).toBe('staff')
  })

  it('a split they agree on; an offer that was replaced is not accepted', async () => {
    await delivered()
    await contested()
    expect(await act('seller', 'propose', { refund: '1000.01' })).toMatchObject({ code: 400 })
    await act('seller', 'propose', { refund: '200.00' })
    const { offerId } = await file()
    await act('seller', 'propose', { refund: '150.00' })
    expect(await act('buyer', 'accept', { proposalId: String(offerId) })).toMatchObject({ code: 1611 })
    expect(await act('seller', 'accept', { proposalId: String(offerId) })).toMatchObject({ code: 1611 })
    await act('buyer', 'propose', { refund: '420.01' })
    const offer = String((await file('seller')).offerId)
    const twice = await Promise.all([1, 2].map(() => act('seller', 'accept', { proposalId: offer })))
    expect(twice.map(({ code }) => code).sort()).toEqual([0, 1611])
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -420.01 | buyer +420.01
      orderRelease escrow -579.99 | dist +10.43 | platform +24.36 | seller +545.20
      left         alipay -1000.00 | dist +10.43 | platform +24.36 | buyer +420.01 | seller +545.20"
    `)
    expect(await bellOf('buyer')).toContain('双方谈妥，纠纷已结清')
  })

  it('48 hours of talk, a ruling nobody appeals, carried out after 72', async () => {
    await delivered()
    await contested()
    const staff = await Staff.open(world)
    expect(await rule(staff.visitor, '380.00', '620.00')).toMatchObject({ code: 1611 })
    world.pass({ hours: 48, seconds: 1 })
    await clock()
    expect(await act('buyer', 'propose', { refund: '1.00' })).toMatchObject({ code: 1611 })
    expect(await rule(deal.buyer, '380.00', '620.00')).toMatchObject({ code: 403 })
    expect(await rule(staff.visitor, '380.00', '620.01')).toMatchObject({ code: 400 })
    const both = await Promise.all([1, 2].map(() => rule(staff.visitor, '380.00', '620.00')))
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1611])
    expect(await file('seller')).toMatchObject({
      stage: 'ruled',
      rulings: [{ refund: '380.00', rule: '描述规则 2.4' }],
    })
    world.pass({ hours: 71 })
    await clock()
    expect(await deal.state()).toBe('2 INSPECTION')
    world.pass({ hours: 1, seconds: 1 })
    expect(await act('buyer', 'appeal', { note: '我认为应当全额退款给我' })).toMatchObject({ code: 1611 })
    await clock()
    await clock()
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -380.00 | buyer +380.00
      orderRelease escrow -620.00 | dist +11.16 | platform +26.04 | seller +582.80
      left         alipay -1000.00 | dist +11.16 | platform +26.04 | buyer +380.00 | seller +582.80"
    `)
    expect(await open()).toMatchObject({ code: 1301 })
  })

  it('one appeal, decided by somebody else, and that is the end', async () => {
    await delivered()
    await contested()
    await act('buyer', 'escalate')
    const first = await Staff.open(world)
    await rule(first.visitor, '0.00', '1000.00')
    expect(await act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })).toMatchObject({ code: 0 })
    expect(await act('seller', 'appeal', { note: '我也要上诉这一份裁决结果' })).toMatchObject({ code: 1611 })
    expect(await act('buyer', 'withdraw')).toMatchObject({ code: 1611 })
    expect(await rule(first.visitor, '1000.00', '0.00')).toMatchObject({ code: 403 })
    const second = await Staff.open(world)
    expect(await rule(second.visitor, '1000.00', '0.00', 'buyer')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('7 REFUNDED')
    expect((await file('seller')).rulings.map(({ refund }) => refund)).toEqual(['0.00', null])
  })

  it('nothing back: the order goes on, and is not disputed again', async () => {
    await delivered()
    await contested()
    await act('buyer', 'escalate')
    await rule((await Staff.open(world)).visitor, '0.00', '1000.00')
    world.pass({ hours: 73 })
    await clock()
    expect(await deal.state()).toBe('2 INSPECTION')
    expect(await open()).toMatchObject({ code: 1612 })
    world.pass({ hours: 80 })
    await runClock(world)
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('withdrawn by its opener alone', async () => {
    await delivered()
    await open()
    expect(await act('seller', 'withdraw')).toMatchObject({ code: 403 })
    expect(await act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    await deal.confirm()
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('before the hand-over: all of it or nothing, and the item is on the shelf again', async () => {
    await world.rule({ staffSteps: 'required' })
    const staff = await Staff.open(world)
    deal = await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay()
    await staff.show(deal, 'verified')
    await deal.act('buyer', 'accept')
    expect(await open('part', '10.00')).toMatchObject({ code: 400 })
    expect(await open('full', undefined, 'seller')).toMatchObject({ code: 0 })
    expect(await act('buyer', 'agree')).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('7 REFUNDED')
    expect(await deal.buyer.ask('GET /goods/goodsInfo', { goodsSn: deal.goods.sn })).toMatchObject({ code: 0 })
  })

  describe('while the money of a complete order is held', () => {
    const held = async () => {
      await delivered()
      await deal.confirm()
    }

    it('is the buyer’s alone; all of it comes out of the hold, and the sale is forgotten', async () => {
      await held()
      expect(await world.services.db.$count(sales)).toBe(1)
      expect(await open('full', undefined, 'seller')).toMatchObject({ code: 1301 })
      expect((await deal.detail(deal.seller)).actions.map(({ action }) => action)).not.toContain('dispute')
      expect((await deal.detail()).actions.map(({ action }) => action)).toContain('dispute')
      expect(await open()).toMatchObject({ code: 0 })
      world.pass({ hours: 11 })
      await runClock(world)
      expect(await act('seller', 'agree')).toMatchObject({ code: 0 })
      expect(await deal.state()).toBe('8 REFUNDED')
      expect(await world.services.db.$count(sales)).toBe(0)
      expect(await story()).toMatchInlineSnapshot(`
        "recharge     alipay -1000.00 | buyer +1000.00
        orderHold    buyer -1000.00 | escrow +1000.00
        orderRefund  escrow -1000.00 | buyer +1000.00
        left         alipay -1000.00 | buyer +1000.00"
      `)
    })

    it('a part of it: the rest less the fee of that is released at once', async () => {
      await held()
      await open('part', '300.00')
      expect(await act('seller', 'agree')).toMatchObject({ code: 0 })
      expect(await deal.state()).toBe('3 RELEASED')
      expect(await world.services.db.$count(sales)).toBe(0)
      expect(await story()).toMatchInlineSnapshot(`
        "recharge     alipay -1000.00 | buyer +1000.00
        orderHold    buyer -1000.00 | escrow +1000.00
        orderRefund  escrow -300.00 | buyer +300.00
        orderRelease escrow -700.00 | dist +12.60 | platform +29.40 | seller +658.00
        left         alipay -1000.00 | dist +12.60 | platform +29.40 | buyer +300.00 | seller +658.00"
      `)
    })

    it('stands still meanwhile; withdrawn it is held as long as it would have been', async () => {
      await held()
      world.pass({ days: 6, hours: 20 })
      await open('redo')
      world.pass({ hours: 11 })
      await runClock(world)
      expect(await deal.state()).toBe('3 HOLD')
      await act('buyer', 'withdraw')
      world.pass({ hours: 3 })
      await runClock(world)
      expect(await deal.state()).toBe('3 HOLD')
      world.pass({ hours: 2 })
      await runClock(world)
      expect(await deal.state()).toBe('3 RELEASED')
      expect(await open()).toMatchObject({ code: 1301 })
    })
  })

  describe('about 2,000.00 and more', () => {
    const large = async () => {
      deal = await Deal.open(world, { price: '2000.00', balance: '2000.00' })
      await (await deal.place()).pay()
      await deal.deliver()
      await contested()
      await act('buyer', 'escalate')
    }
    const approvals = async (visitor: Visitor) => (await visitor.do('GET /console/approvals', {})).list
    const decide = (visitor: Visitor, approvalId: number, accept: '0' | '1', reason?: string) =>
      visitor.ask('POST /console/decideApproval', { approvalId: String(approvalId), accept, reason })

    it('a ruling waits for a second person, is given once, and names both', async () => {
      await large()
      const [one, two, three] = [await Staff.open(world), await Staff.open(world), await Staff.open(world)]
      expect(await rule(one.visitor, '500.00', '1500.00')).toMatchObject({ code: 0, data: { waits: true } })
      expect((await file()).stage).toBe('staff')
      expect((await rule(two.visitor, '2000.00', '0.00')).code, 'one at a time').not.toBe(0)
      const [asked] = await approvals(two.visitor)
      const approvalId = asked?.approvalId ?? 0
      expect((await decide(one.visitor, approvalId, '1')).code, 'not by who asked').not.toBe(0)
      const codes = (await Promise.all([two, three].map(({ visitor }) => decide(visitor, approvalId, '1')))).map(
        ({ code }) => code,
      )
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      expect(await file()).toMatchObject({
        stage: 'ruled',
        rulings: [{ refund: '500.00', by: expect.stringMatching(/、/) }],
      })
      expect(await world.services.db.$count(disputeRulings)).toBe(1)
      await act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })
      const [second] = await world.services.db.select().from(disputeRulings)
      const first = [one, two, three].find(({ person }) => person.userId === second?.secondId)
      expect((await rule((first ?? one).visitor, '0.00', '2000.00')).code, 'who agreed decides no appeal').toBe(403)
    })

    it('a declined one is not given, and another may be asked', async () => {
      await large()
      const [one, two] = [await Staff.open(world), await Staff.open(world)]
      await rule(one.visitor, '500.00', '1500.00')
      const [asked] = await approvals(two.visitor)
      expect(await decide(two.visitor, asked?.approvalId ?? 0, '0', '证据不足以部分退')).toMatchObject({ code: 0 })
      expect((await file()).stage).toBe('staff')
      expect(await rule(two.visitor, '0.00', '2000.00')).toMatchObject({ data: { waits: true } })
    })
  })

  describe('decided twice at once', () => {
    /** What of both came about: exactly one. */
    const oneOf = async (...both: Promise<{ code: number }>[]) => {
      const codes = (await Promise.all(both)).map(({ code }) => code)
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      return codes.indexOf(0)
    }
    const rulings = () => world.services.db.$count(disputeRulings)
    const paidOut = async () => (await story()).split('\n').filter((line) => /^order(Refund|Release)/.test(line))

    it('an acceptance and going to staff', async () => {
      await delivered()
      await contested()
      await act('seller', 'propose', { refund: '200.00' })
      const proposalId = String((await file()).offerId)
      const won = await oneOf(act('buyer', 'accept', { proposalId }), act('seller', 'escalate'))
      expect((await file()).stage).toBe(won === 0 ? 'closed' : 'staff')
      expect(await paidOut()).toHaveLength(won === 0 ? 2 : 0)
    })

    it('an acceptance and the clock that calls staff', async () => {
      await delivered()
      await contested()
      await act('seller', 'propose', { refund: '200.00' })
      const proposalId = String((await file()).offerId)
      world.pass({ hours: 48, seconds: 1 })
      const [accepted] = await Promise.all([act('buyer', 'accept', { proposalId }), clock()])
      expect(accepted.code, 'the time is over, whoever comes first').toBe(1611)
      expect(await file()).toMatchObject({ stage: 'staff' })
      expect(await paidOut()).toHaveLength(0)
    })

    it('an answer and the clock that grants what was wanted', async () => {
      await delivered()
      await open()
      world.pass({ hours: 12, seconds: 1 })
      const answered = act('seller', 'contest', { note: '我来晚了但是不同意退款的' })
      expect((await Promise.all([answered, clock(), clock()]))[0].code).toBe(1611)
      expect(await deal.state()).toBe('8 REFUNDED')
      expect(await paidOut()).toHaveLength(1)
    })

    it('two rulings of two members, and a withdrawal', async () => {
      await delivered()
      await contested()
      await act('buyer', 'escalate')
      const [one, two] = [await Staff.open(world), await Staff.open(world)]
      const [, , left] = await Promise.all([
        rule(one.visitor, '380.00', '620.00'),
        rule(two.visitor, '0.00', '1000.00'),
        act('buyer', 'withdraw'),
      ])
      expect(await rulings()).toBe(left?.code === 0 ? 0 : 1)
      expect((await file()).stage).toBe(left?.code === 0 ? 'closed' : 'ruled')
    })

    it('two final rulings', async () => {
      await delivered()
      await contested()
      await act('buyer', 'escalate')
      await rule((await Staff.open(world)).visitor, '0.00', '1000.00')
      await act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })
      const [one, two] = [await Staff.open(world), await Staff.open(world)]
      await oneOf(rule(one.visitor, '380.00', '620.00'), rule(two.visitor, '1000.00', '0.00'))
      expect(await rulings()).toBe(2)
      expect(await file()).toMatchObject({ stage: 'closed' })
    })

    it('an appeal and the clock that carries the ruling out', async () => {
      await delivered()
      await contested()
      await act('buyer', 'escalate')
      await rule((await Staff.open(world)).visitor, '380.00', '620.00')
      world.pass({ hours: 72, seconds: 1 })
      const appealed = act('seller', 'appeal', { note: '我要上诉这一份裁决的结果' })
      expect((await Promise.all([appealed, clock(), clock()]))[0].code).toBe(1611)
      expect(await paidOut()).toHaveLength(2)
    })
  })
})
