import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { processDueDisputes } from '@/lib/server/modules/aftersales/cases/dispute/process-due-disputes'
import type { OrderSn } from '@/lib/shared/ids'
import { complaintDesk } from '../../support/fixtures/complaint-desk'
import { runClock } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'

const HOLD = '3 HOLD'

describe('complaints at payment providers and their orders', () => {
  const {
    world,
    vendors,
    agent,
    ctx,
    work,
    complaintOf,
    listed,
    replyTo,
    close,
    stateNow,
    insertRefund,
    paid,
    complain,
  } = complaintDesk()

  it.each(['1', '2'] as const)(
    'a complaint is announced, replied to, explained and closed (channel %s)',
    async (channel) => {
      const { orderSn, interSn } = await paid(channel)
      const { stateOf, send } = await complain(channel, interSn)
      await send()
      const [row, ...more] = (await listed()).filter((one) => one.orderSn === orderSn)
      expect(more).toEqual([])
      expect(row).toMatchObject({ stage: 'open', paid: '100.00', payInterSn: interSn, refund: 'none', times: 1 })
      expect(row?.seller, 'each story has a seller of its own').toEqual({ complaints: 1, paid: 1 })
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
    'the provider is notified of a refund only once it has arrived (channel %s)',
    async (channel) => {
      const { deal, orderSn, interSn } = await paid(channel)
      const { stateOf } = await complain(channel, interSn, { type: 'REFUND', wanted: 10_000 })
      const before = stateOf()
      await work()
      const { complaintId, wanted } = (await complaintOf(orderSn)) ?? { complaintId: 0, wanted: '' }
      if (channel === '2') expect(wanted).toBe('100.00')
      vendors().alipay.alipay.refundsAreSlow = true
      expect((await deal.act('seller', 'refund')).code).toBe(0)
      await vendors().reconcile()
      expect(await complaintOf(orderSn)).toMatchObject({ refund: 'pending' })
      expect((await close(complaintId, 'refunded', '款项已原路退回')).code).toBe(0)
      await work()
      expect(stateOf(), 'the refund is on its way').toBe(before)
      vendors().alipay.alipay.refundsAreSlow = false
      if (channel === '1') vendors().alipay.alipay.finishRefunds(interSn)
      else
        for (const { no } of vendors().wechat.wechat.trade(interSn).refunds)
          vendors().wechat.wechat.refundGoes(no, 'SUCCESS')
      world.pass({ minutes: 40 })
      await vendors().reconcile()
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
    const { wechat } = vendors().wechat
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
    vendors().wechat.wechat.complaints.delete(id)
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
    const judge = await agent()
    await judge.do('POST /desk/takeOrder', { orderSn, reason: '由我处理' })
    expect((await judge.ask('POST /desk/ruleDispute', form)).msg).toBe('')
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
})
