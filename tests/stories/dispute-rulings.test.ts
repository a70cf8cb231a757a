import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { disputeRulings, disputes } from '@/lib/server/db/schema/aftersales/cases'
import { countCompleted, countDeals } from '@/lib/server/modules/orders/trading/figures/seller-figures'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal, runClock } from '../support/fixtures/deal'
import { DisputeCase, runDisputes } from '../support/fixtures/dispute'
import { Staff } from '../support/fixtures/staff'
import { storyWorld } from '../support/ledger'
import { passToHour } from '../support/pass-to-hour'
import type { Visitor } from '../support/visitor'

/** Without an agreement staff rule, once or on appeal; concurrent decisions take effect once. */
describe('dispute rulings', () => {
  const world = storyWorld()
  let dispute: DisputeCase

  const rulingsOf = async (one: DisputeCase) => {
    const { disputeSn } = await one.detail()
    const found = await world.services.db
      .select()
      .from(disputeRulings)
      .innerJoin(disputes, eq(disputes.id, disputeRulings.disputeId))
      .where(eq(disputes.sn, disputeSn))
    return found.map((row) => row.dispute_rulings)
  }
  const delivered = async () => {
    dispute = await DisputeCase.open(world)
  }

  it('a dispute goes to staff after 48 hours, and its ruling is executed after 72 without an appeal', async () => {
    await delivered()
    await dispute.contest()
    const staff = await Staff.open(world)
    expect(await dispute.rule(staff.visitor, '380.00', { seller: '620.00' })).toMatchObject({ name: 'DISPUTE_STATE' })
    world.pass({ hours: 48, seconds: 1 })
    await runDisputes(world)
    expect(await dispute.act('buyer', 'propose', { refund: '1.00' })).toMatchObject({ name: 'DISPUTE_STATE' })
    expect(await dispute.rule(dispute.deal.buyer, '380.00', { seller: '620.00' })).toMatchObject({ name: 'FORBIDDEN' })
    expect(await dispute.rule(staff.visitor, '380.00', { seller: '620.01' })).toMatchObject({ name: 'INVALID_INPUT' })
    const both = await Promise.all([1, 2].map(() => dispute.rule(staff.visitor, '380.00', { seller: '620.00' })))
    expect(both.map(({ name }) => name).sort()).toEqual(['DISPUTE_STATE', 'OK'])
    expect(await dispute.detail('seller')).toMatchObject({
      stage: 'ruled',
      rulings: [{ refund: '380.00', rule: '描述规则 2.4' }],
    })
    world.pass({ hours: 71 })
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('2 INSPECTION')
    world.pass({ hours: 1, seconds: 1 })
    expect(await dispute.act('buyer', 'appeal', { note: '我认为应当全额退款给我' })).toMatchObject({
      name: 'DISPUTE_STATE',
    })
    await runDisputes(world)
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -380.00 | buyer +380.00
      orderRelease escrow -620.00 | dist +11.16 | platform +26.04 | seller +582.80
      left         alipay -1000.00 | dist +11.16 | platform +26.04 | buyer +380.00 | seller +582.80"
    `)
    expect(await dispute.begin()).toMatchObject({ name: 'ORDER_STATE' })
  })

  it('a ruling that cites a rule about other kinds of orders is refused', async () => {
    await delivered()
    await dispute.contest()
    const staff = await Staff.open(world)
    world.pass({ hours: 48, seconds: 1 })
    await runDisputes(world)
    const ruled = (rule: string) => dispute.rule(staff.visitor, '380.00', { seller: '620.00', rule })
    expect(await ruled('租号规则 2.3')).toMatchObject({ name: 'INVALID_INPUT', msg: expect.stringContaining('不适用') })
    expect((await ruled('账号规则 4.2')).name).toBe('OK')
  })

  it('a ruling can be appealed once, decided by another agent, and is then final', async () => {
    await delivered()
    await dispute.contest()
    await dispute.act('buyer', 'escalate')
    const first = await Staff.open(world)
    await dispute.rule(first.visitor, '0.00', { seller: '1000.00' })
    expect(await dispute.act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })).toMatchObject({ code: 0 })
    expect(await dispute.deal.stepsOf('seller')).toContain('买家申诉，客服重新处理')
    const again = await dispute.act('seller', 'appeal', { note: '我也要上诉这一份裁决结果' })
    expect(again.name).toBe('DISPUTE_STATE')
    expect(await dispute.act('buyer', 'withdraw')).toMatchObject({ name: 'DISPUTE_STATE' })
    expect(await dispute.rule(first.visitor, '1000.00', { seller: '0.00' })).toMatchObject({ name: 'FORBIDDEN' })
    const local = await world.logIn({ staff: 'owner', ofDist: 1 })
    const lists = async (visitor: Visitor) =>
      (await visitor.do('GET /desk/disputes', {})).list.some(({ orderSn }) => orderSn === dispute.deal.orderSn)
    expect(await lists(local), 'staff of the distributor').toBe(false)
    expect(await lists(first.visitor), 'who ruled first').toBe(false)
    expect(await dispute.rule(local, '0.00', { seller: '1000.00' }), 'staff of the distributor').toMatchObject({
      name: 'FORBIDDEN',
      msg: '申诉由平台客服处理',
    })
    const second = await Staff.open(world)
    expect(await lists(second.visitor)).toBe(true)
    expect(await dispute.rule(second.visitor, '1000.00', { seller: '0.00', fault: 'buyer' })).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('7 REFUNDED')
    expect((await dispute.detail('seller')).rulings.map(({ refund }) => refund)).toEqual(['0.00', null])
  })

  it('after a ruling without refund the order continues, and cannot be disputed again', async () => {
    await delivered()
    await dispute.contest()
    await dispute.act('buyer', 'escalate')
    await dispute.rule((await Staff.open(world)).visitor, '0.00', { seller: '1000.00' })
    world.pass({ hours: 73 })
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('2 INSPECTION')
    expect(await dispute.begin()).toMatchObject({ name: 'DISPUTE_OPEN' })
    world.pass({ hours: 80 })
    await runClock(world)
    expect(await dispute.deal.state()).toBe('3 HOLD')
  })

  it('a partial ruling shows the seller’s share of the goods price, regardless of a coupon, before and after execution', async () => {
    dispute = await DisputeCase.open(world, { coupon: '50.00' })
    await dispute.contest()
    await dispute.act('seller', 'propose', { refund: '100.00' })
    await dispute.act('buyer', 'escalate')
    await dispute.rule((await Staff.open(world)).visitor, '380.00', { seller: '570.00' })
    const expected = {
      proposals: [{ seller: '0.00' }, { refund: '100.00', seller: '894.73' }],
      rulings: [{ refund: '380.00', seller: '600.00' }],
    }
    for (const side of ['buyer', 'seller'] as const) expect(await dispute.detail(side)).toMatchObject(expected)
    world.pass({ hours: 72, seconds: 1 })
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    for (const side of ['buyer', 'seller'] as const) expect(await dispute.detail(side)).toMatchObject(expected)
  })

  it('a ruling without refund is shown as such', async () => {
    await delivered()
    await dispute.contest()
    await dispute.act('buyer', 'escalate')
    await dispute.rule((await Staff.open(world)).visitor, '0.00', { seller: '1000.00' })
    const { rulings, steps } = await dispute.detail()
    expect(rulings).toMatchObject([{ refund: '0.00', seller: '1000.00' }])
    expect(steps.at(-1)).toMatchObject({ title: '客服处理', text: '不退款' })
  })

  describe('large dispute rulings', () => {
    const large = async () => {
      dispute = await DisputeCase.open(world, { price: '2000.00' })
      await dispute.contest()
      await dispute.act('buyer', 'escalate')
    }
    const approvals = async (visitor: Visitor) => (await visitor.do('GET /console/approvals', {})).list
    const decide = (visitor: Visitor, approvalId: number, accept: '0' | '1', reason?: string) =>
      visitor.ask('POST /console/decideApproval', { approvalId: String(approvalId), accept, reason })

    it('a ruling of 2,000.00 or more needs approval by a second staff member, is given once, and records both', async () => {
      await large()
      const [one, two, three] = [await Staff.open(world), await Staff.open(world), await Staff.open(world)]
      expect(await dispute.rule(one.visitor, '500.00', { seller: '1500.00' })).toMatchObject({
        code: 0,
        data: { waits: true },
      })
      expect((await dispute.detail()).stage).toBe('staff')
      expect((await dispute.rule(two.visitor, '2000.00', { seller: '0.00' })).code, 'one at a time').not.toBe(0)
      const [approval] = await approvals(two.visitor)
      const approvalId = approval?.approvalId ?? 0
      expect((await decide(one.visitor, approvalId, '1')).code, 'not by who asked').not.toBe(0)
      const codes = (await Promise.all([two, three].map(({ visitor }) => decide(visitor, approvalId, '1')))).map(
        ({ code }) => code,
      )
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      expect(await dispute.detail()).toMatchObject({
        stage: 'ruled',
        rulings: [{ refund: '500.00', by: expect.stringMatching(/、/) }],
      })
      expect(await rulingsOf(dispute)).toHaveLength(1)
      await dispute.act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })
      const [second] = await rulingsOf(dispute)
      const first = [one, two, three].find(({ person }) => person.userId === second?.secondId)
      expect(
        (await dispute.rule((first ?? one).visitor, '0.00', { seller: '2000.00' })).code,
        'who agreed decides no appeal',
      ).toBe(403)
    })

    it('a declined ruling is not given, and another one can be requested', async () => {
      await large()
      const [one, two] = [await Staff.open(world), await Staff.open(world)]
      await dispute.rule(one.visitor, '500.00', { seller: '1500.00' })
      const [approval] = await approvals(two.visitor)
      expect(await decide(two.visitor, approval?.approvalId ?? 0, '0', '证据不足以部分退')).toMatchObject({ code: 0 })
      expect((await dispute.detail()).stage).toBe('staff')
      expect(await dispute.rule(two.visitor, '0.00', { seller: '2000.00' })).toMatchObject({ data: { waits: true } })
    })
  })

  describe('concurrent dispute decisions', () => {
    /** Asserts that exactly one of both succeeded, and returns which. */
    const oneOf = async (...both: Promise<{ code: number }>[]) => {
      const codes = (await Promise.all(both)).map(({ code }) => code)
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      return codes.indexOf(0)
    }
    const paidOut = async () =>
      (await dispute.deal.story()).split('\n').filter((line) => /^order(Refund|Release)/.test(line))

    it('only one of accepting an offer and escalating succeeds', async () => {
      await delivered()
      await dispute.contest()
      await dispute.act('seller', 'propose', { refund: '200.00' })
      const proposalId = String((await dispute.detail()).offerId)
      const won = await oneOf(dispute.act('buyer', 'accept', { proposalId }), dispute.act('seller', 'escalate'))
      expect((await dispute.detail()).stage).toBe(won === 0 ? 'closed' : 'staff')
      expect(await paidOut()).toHaveLength(won === 0 ? 2 : 0)
    })

    it('an offer cannot be accepted after the deadline that escalates the dispute', async () => {
      await delivered()
      await dispute.contest()
      await dispute.act('seller', 'propose', { refund: '200.00' })
      const proposalId = String((await dispute.detail()).offerId)
      world.pass({ hours: 48, seconds: 1 })
      const [accepted] = await Promise.all([dispute.act('buyer', 'accept', { proposalId }), runDisputes(world)])
      expect(accepted.name, 'the time is over, whoever comes first').toBe('DISPUTE_STATE')
      expect(await dispute.detail()).toMatchObject({ stage: 'staff' })
      expect(await paidOut()).toHaveLength(0)
    })

    it('a dispute cannot be answered after the deadline that passes it to staff', async () => {
      await delivered()
      passToHour(world, 10)
      await dispute.begin()
      world.pass({ hours: 12, seconds: 1 })
      const answered = dispute.act('seller', 'contest', { note: '我来晚了但是不同意退款的' })
      expect((await Promise.all([answered, runDisputes(world), runDisputes(world)]))[0].name).toBe('DISPUTE_STATE')
      expect(await dispute.detail()).toMatchObject({ stage: 'staff' })
      expect(await paidOut()).toHaveLength(0)
    })

    it('only one of two rulings and a withdrawal takes effect', async () => {
      await delivered()
      await dispute.contest()
      await dispute.act('buyer', 'escalate')
      const [one, two] = [await Staff.open(world), await Staff.open(world)]
      const [, , left] = await Promise.all([
        dispute.rule(one.visitor, '380.00', { seller: '620.00' }),
        dispute.rule(two.visitor, '0.00', { seller: '1000.00' }),
        dispute.act('buyer', 'withdraw'),
      ])
      expect(await rulingsOf(dispute)).toHaveLength(left?.code === 0 ? 0 : 1)
      expect((await dispute.detail()).stage).toBe(left?.code === 0 ? 'closed' : 'ruled')
    })

    it('only one of two final rulings takes effect', async () => {
      await delivered()
      await dispute.contest()
      await dispute.act('buyer', 'escalate')
      await dispute.rule((await Staff.open(world)).visitor, '0.00', { seller: '1000.00' })
      await dispute.act('buyer', 'appeal', { note: '截图里可以看到只有四把武器' })
      const [one, two] = [await Staff.open(world), await Staff.open(world)]
      await oneOf(
        dispute.rule(one.visitor, '380.00', { seller: '620.00' }),
        dispute.rule(two.visitor, '1000.00', { seller: '0.00' }),
      )
      expect(await rulingsOf(dispute)).toHaveLength(2)
      expect(await dispute.detail()).toMatchObject({ stage: 'closed' })
    })

    it('a ruling cannot be appealed after the deadline that executes it', async () => {
      await delivered()
      await dispute.contest()
      await dispute.act('buyer', 'escalate')
      await dispute.rule((await Staff.open(world)).visitor, '380.00', { seller: '620.00' })
      world.pass({ hours: 72, seconds: 1 })
      const appealed = dispute.act('seller', 'appeal', { note: '我要上诉这一份裁决的结果' })
      expect((await Promise.all([appealed, runDisputes(world), runDisputes(world)]))[0].name).toBe('DISPUTE_STATE')
      expect(await paidOut()).toHaveLength(2)
    })
  })

  it('a sale of which at most half is kept is no deal and not completed', async () => {
    const ctx = systemCtx(world.services, world.dist())
    const seller = await world.person()
    const sellFor = async (refund: string) => {
      const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00', seller })
      await (await deal.place()).pay()
      await deal.deliver()
      const one = new DisputeCase(world, deal)
      await one.contest()
      await one.act('seller', 'propose', { refund })
      const proposalId = String((await one.detail()).proposals.at(-1)?.proposalId)
      expect(await one.act('buyer', 'accept', { proposalId })).toMatchObject({ code: 0 })
      expect(await deal.state()).toBe('3 RELEASED')
    }
    for (const refund of ['999.99', '500.00', '499.99', '1.00', '1.00']) await sellFor(refund)
    expect(await countCompleted(ctx, seller.userId)).toEqual({ over: 5, completed: 3 })
    expect(await countDeals(ctx, seller.userId)).toBe(3)
  })
})
