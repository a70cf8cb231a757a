import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/trading'
import { processDueDisputes } from '@/lib/server/modules/aftersales/cases/dispute/process-due-disputes'
import { processDueComplaints } from '@/lib/server/modules/aftersales/complaints/process-due-complaints'
import { reconcileComplaints } from '@/lib/server/modules/aftersales/complaints/reconcile-complaints'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal, runClock } from '../support/fixtures/deal'
import { ownPicture } from '../support/fixtures/evidence'
import { Vendors } from '../support/vendors/counter'
import { NOTIFY_URL } from '../support/vendors/wechat-pay/open-payment'
import { type Person, World } from '../support/world'

const HOLD = '3 HOLD'

/** Complaints that payers file inside Alipay and WeChat Pay, at the local doubles of both. */
describe('complaints at payment providers', () => {
  const world = new World()
  let vendors: Vendors
  let service: Person
  /** Logged in again for every call, because tests pass days. */
  const agent = () => world.logIn(service)
  beforeAll(async () => {
    await world.open()
    await world.placeAtWill()
    vendors = await Vendors.open(world)
    service = await world.person({ staff: 'service' })
  })
  afterEach(async () => expect(await vendors.alipay.faults()).toEqual([]))
  afterAll(async () => {
    await vendors.close()
    await world.close()
  })

  const ctx = () => systemCtx(world.services, world.dist())
  const work = () => processDueComplaints(ctx(), { limit: 50 })
  const listed = async (view: 'open' | 'done' = 'open') =>
    (await (await agent()).do('GET /desk/complaints', { view })).list
  const complaintOf = async (orderSn: string, view?: 'open' | 'done') =>
    (await listed(view)).find((one) => one.orderSn === orderSn)
  const replyTo = async (complaintId: number, text: string) =>
    (await agent()).do('POST /desk/replyComplaint', { complaintId: `${complaintId}`, text })
  const close = async (complaintId: number, outcome: 'refunded' | 'explained', text = '已按平台规则处理') =>
    (await agent()).ask('POST /desk/closeComplaint', { complaintId: `${complaintId}`, outcome, text })

  const stateNow = async (deal: Deal) => {
    const { status, subStatus } = await deal.detail(await world.logIn(deal.people.buyer))
    return `${status} ${subStatus}`
  }

  /** A refund that arrived. */
  const insertRefund = (interSn: string, refSn: string, amountFen: bigint) =>
    world.asOwner(`insert into refunds (sn, inter_sn, user_id, provider, channel, ref_sn, amount_fen, status, settled_at)
      select 'R' || inter_sn, inter_sn, user_id, provider, channel, '${refSn}', ${amountFen}, 1, now() from payments
      where inter_sn = '${interSn}'`)

  /** A paid order, by Alipay (1) or WeChat Pay (2). */
  const paid = async (channel: '1' | '2') => {
    const deal = await (await Deal.open(world)).place()
    const interSn = await deal.startQr(channel)
    await vendors.pay(interSn)
    await (await vendors.notice(interSn))()
    return { deal, interSn, orderSn: deal.orderSn }
  }
  /** The payer complains, and the provider notifies us. */
  const complain = async (channel: '1' | '2', interSn: string, more: { type?: 'REFUND'; wanted?: number } = {}) => {
    if (channel === '1') {
      const { alipay } = vendors.alipay
      const { id } = alipay.complain(interSn)
      const send = () => alipay.send(interSn, alipay.complaintNotice(id))
      expect(await send()).toBe('success')
      return { id, send, stateOf: () => alipay.complaints.get(id)?.status }
    }
    const { wechat } = vendors.wechat
    const { id } = wechat.complain(interSn, more)
    const send = async () => (await wechat.post(NOTIFY_URL, wechat.complaintNotice(id))).status
    expect(await send()).toBe(204)
    return { id, send, stateOf: () => wechat.complaints.get(id)?.state }
  }

  it.each(['1', '2'] as const)(
    'a complaint is announced, replied to, explained and closed (channel %s)',
    async (channel) => {
      const { orderSn, interSn } = await paid(channel)
      const { stateOf, send } = await complain(channel, interSn)
      await send()
      const [row, ...more] = (await listed()).filter((one) => one.orderSn === orderSn)
      expect(more).toEqual([])
      expect(row).toMatchObject({ stage: 'open', paid: '100.00', payInterSn: interSn, refund: 'none', times: 1 })
      const id = row?.complaintId as number
      await replyTo(id, '您好，客服正在核实')
      await work()
      expect(await complaintOf(orderSn)).toMatchObject({ stage: 'answered' })
      expect((await complaintOf(orderSn))?.messages.at(-1)).toMatchObject({
        by: 'us',
        text: '您好，客服正在核实',
        sent: true,
      })
      expect((await close(id, 'refunded')).name, 'nothing was refunded').toBe('COMPLAINT_STATE')
      expect((await close(id, 'explained')).code).toBe(0)
      await work()
      expect(await complaintOf(orderSn, 'done')).toMatchObject({ stage: 'done', outcomeName: '不退款，已说明' })
      expect(['MERCHANT_FEEDBACKED', 'PROCESSED']).toContain(stateOf())
      expect((await close(id, 'explained')).name).toBe('COMPLAINT_STATE')
    },
  )

  it.each(['1', '2'] as const)(
    'the provider is told of a refund only once it has arrived (channel %s)',
    async (channel) => {
      const { deal, orderSn, interSn } = await paid(channel)
      const { stateOf } = await complain(channel, interSn, { type: 'REFUND', wanted: 10_000 })
      const before = stateOf()
      await work()
      const { complaintId, wanted } = (await complaintOf(orderSn)) ?? { complaintId: 0, wanted: '' }
      if (channel === '2') expect(wanted).toBe('100.00')
      vendors.alipay.alipay.refundsAreSlow = true
      expect((await deal.act('seller', 'refund')).code).toBe(0)
      await vendors.reconcile()
      expect(await complaintOf(orderSn)).toMatchObject({ refund: 'pending' })
      expect((await close(complaintId, 'refunded', '款项已原路退回')).code).toBe(0)
      await work()
      expect(stateOf(), 'the refund is on its way').toBe(before)
      vendors.alipay.alipay.refundsAreSlow = false
      if (channel === '1') vendors.alipay.alipay.finishRefunds(interSn)
      else
        for (const { no } of vendors.wechat.wechat.trade(interSn).refunds)
          vendors.wechat.wechat.refundGoes(no, 'SUCCESS')
      world.pass({ minutes: 40 })
      await vendors.reconcile()
      await work()
      expect(await complaintOf(orderSn, 'done')).toMatchObject({ refund: 'done', outcomeName: '已退款' })
      expect(['MERCHANT_FEEDBACKED', 'PROCESSED']).toContain(stateOf())
    },
  )

  it('money of an order is not released while a complaint is open, and is afterwards', async () => {
    const { deal, orderSn, interSn } = await paid('2')
    await deal.deliver()
    await deal.buyer.do('POST /order/confirmRecGoods', { orderId: orderSn })
    expect(await deal.state()).toBe(HOLD)
    await complain('2', interSn)
    world.pass({ days: 15 })
    await runClock(world)
    expect(await stateNow(deal)).toBe(HOLD)
    const { complaintId } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    expect((await close(complaintId, 'explained')).code).toBe(0)
    await work()
    await runClock(world)
    expect(await stateNow(deal)).toBe('3 RELEASED')
  })

  it('two complaints about one order hold it until both are closed, however they begin and end', async () => {
    const { wechat } = vendors.wechat
    for (let round = 0; round < 4; round++) {
      const { interSn, orderSn } = await paid('2')
      const begun = await Promise.all([complain('2', interSn), complain('2', interSn)])
      const heldSince = async () =>
        (
          await world.services.db
            .select()
            .from(orders)
            .where(eq(orders.sn, orderSn as OrderSn))
        )[0]?.complainedAt ?? null
      expect(await heldSince()).not.toBeNull()
      const end = ({ id, send }: (typeof begun)[number]) => {
        Object.assign(wechat.complaints.get(id) ?? {}, { state: 'PROCESSED' })
        return send()
      }
      if (round % 2) {
        await end(begun[0])
        expect(await heldSince()).not.toBeNull()
        await Promise.all([end(begun[1]), complain('2', interSn)])
        expect(await heldSince()).not.toBeNull()
      } else {
        await Promise.all(begun.map(end))
        expect(await heldSince()).toBeNull()
      }
    }
  })

  it('a part of what the payer asked for is not reported as refunded', async () => {
    const { orderSn, interSn } = await paid('2')
    await complain('2', interSn, { type: 'REFUND', wanted: 10_000 })
    await insertRefund(interSn, orderSn, 100n)
    const { complaintId, refund } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    expect(refund).toBe('done')
    expect(await close(complaintId, 'refunded')).toMatchObject({
      name: 'COMPLAINT_STATE',
      msg: expect.stringContaining('只退了 ¥1.00'),
    })
    expect((await close(complaintId, 'explained', '双方同意退 1 元')).code).toBe(0)
    await world.asOwner(`delete from refunds where ref_sn = '${orderSn}'`)
  })

  it('a complaint that its provider no longer knows ends, and releases the order', async () => {
    const { orderSn, interSn } = await paid('2')
    const { id } = await complain('2', interSn)
    vendors.wechat.wechat.complaints.delete(id)
    world.pass({ hours: 1 })
    await work()
    expect(await complaintOf(orderSn, 'done')).toBeDefined()
  })

  it('a ruling for the seller is carried out only after the complaint is closed', async () => {
    const { deal, orderSn, interSn } = await paid('2')
    await deal.deliver()
    const pictures = JSON.stringify([await ownPicture(world, deal.people.buyer)])
    const claim = { kind: 'mismatch', want: 'full', statement: '商品写红武六把，上号只有四把', pictures } as const
    const { disputeSn } = await deal.buyer.do('POST /dispute/open', { orderSn, ...claim })
    await world.asOwner(`update disputes set stage = 'staff' where sn = '${disputeSn}'`)
    const facts = '核对录屏与商品描述，差异很小，双方同意只退一元'
    const form = { disputeSn, facts: facts.repeat(2), rule: '描述规则 2.4', refund: '1.00', seller: '99.00' } as const
    expect((await (await agent()).ask('POST /desk/ruleDispute', form)).msg).toBe('')
    await complain('2', interSn)
    world.pass({ days: 4 })
    await processDueDisputes(ctx(), { limit: 50 })
    expect(await stateNow(deal)).not.toBe('3 RELEASED')
    const { complaintId } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    await close(complaintId, 'explained')
    await work()
    world.pass({ hours: 2 })
    await processDueDisputes(ctx(), { limit: 50 })
    expect(await stateNow(deal)).toBe('3 RELEASED')
  })

  it('a complaint whose notice was lost is found by the daily list, once, and one of another merchant is ignored', async () => {
    const [ali, wx] = [await paid('1'), await paid('2')]
    vendors.alipay.alipay.complain(ali.interSn)
    vendors.wechat.wechat.complain(wx.interSn)
    vendors.wechat.wechat.complain('P-of-nobody')
    await reconcileComplaints(ctx())
    await reconcileComplaints(ctx())
    for (const { orderSn } of [ali, wx])
      expect((await listed()).filter((one) => one.orderSn === orderSn)).toHaveLength(1)
    expect((await listed()).filter(({ payInterSn }) => payInterSn === 'P-of-nobody')).toEqual([])
  })

  it('a provider that fails does not hide the complaints at the other', async () => {
    const { orderSn, interSn } = await paid('1')
    vendors.alipay.alipay.complain(interSn)
    vendors.wechat.wechat.faults.next('complaint', 'badSignature')
    await reconcileComplaints(ctx())
    expect(await complaintOf(orderSn)).toBeDefined()
  })

  it('a reply whose answer was lost is sent once', async () => {
    const { orderSn, interSn } = await paid('2')
    const { id } = await complain('2', interSn)
    const { complaintId } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    await replyTo(complaintId, '请稍等')
    // the state, the messages, then the reply itself
    vendors.wechat.wechat.faults.next('complaint', { status: 500, code: 'SYSTEM_ERROR' })
    await work()
    world.pass({ minutes: 10 })
    await work()
    const { history } = vendors.wechat.wechat.complaints.get(id) ?? { history: [] }
    expect(history.filter(({ text }) => text === '请稍等')).toHaveLength(1)
    expect((await complaintOf(orderSn))?.messages.filter(({ text }) => text === '请稍等')).toHaveLength(1)
  })

  it('a forged notice creates nothing', async () => {
    const { orderSn, interSn } = await paid('1')
    const { alipay } = vendors.alipay
    const { id } = alipay.complain(interSn)
    const forged = alipay.complaintNotice(id, { biz_content: JSON.stringify({ complain_event_id: '1' }) })
    expect(await alipay.send(interSn, forged)).toBe('failure')
    expect(await complaintOf(orderSn)).toBeUndefined()
  })

  it('staff are reminded once in the half of the time, and a payer who complains again opens it again', async () => {
    const { orderSn, interSn } = await paid('2')
    const { id, send } = await complain('2', interSn)
    await work()
    world.pass({ hours: 13 })
    await work()
    world.pass({ hours: 1 })
    await work()
    const { list } = await (await agent()).do('GET /notification/list', {})
    expect(list.filter(({ title }) => title === '支付投诉快到时限').length).toBeGreaterThan(0)
    const { complaintId } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    await close(complaintId, 'explained')
    await work()
    expect(await complaintOf(orderSn)).toBeUndefined()
    Object.assign(vendors.wechat.wechat.complaints.get(id) ?? {}, { state: 'PENDING', times: 2 })
    await send()
    expect(await complaintOf(orderSn)).toMatchObject({ stage: 'open', times: 2 })
  })

  it('the figures count complaints per thousand payments of the site', async () => {
    const { interSn } = await paid('2')
    await complain('2', interSn)
    const { total, payments, perThousand } = (await (await agent()).do('GET /desk/complaints', {})).figures
    expect(total).toBeGreaterThan(0)
    expect(payments).toBeGreaterThan(0)
    expect(perThousand).toBe(Math.round((total / payments) * 10_000) / 10)
  })

  it('members do not see complaints, and staff refuse an unknown one', async () => {
    const { interSn, deal } = await paid('2')
    await complain('2', interSn)
    expect((await deal.buyer.ask('GET /desk/complaints', {})).name).toBe('FORBIDDEN')
    const form = { complaintId: '999999', text: '您好' }
    expect((await (await agent()).ask('POST /desk/replyComplaint', form)).name).toBe('NOT_FOUND')
  })
})
