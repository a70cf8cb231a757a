import { describe, expect, it } from 'vitest'
import { reconcileComplaints } from '@/lib/server/modules/aftersales/complaints/reconcile-complaints'
import { complaintDesk } from '../../support/fixtures/complaint-desk'

describe('news about complaints at payment providers', () => {
  const { world, vendors, agent, ctx, work, complaintOf, listed, replyTo, close, paid, complain } = complaintDesk()

  it('a complaint whose notice was lost is found by the daily list, once, and one of another merchant is ignored', async () => {
    const [ali, wx] = [await paid('1'), await paid('2')]
    vendors().alipay.alipay.complain(ali.interSn)
    vendors().wechat.wechat.complain(wx.interSn)
    vendors().wechat.wechat.complain('P-of-nobody')
    await reconcileComplaints(ctx())
    await reconcileComplaints(ctx())
    for (const { orderSn } of [ali, wx])
      expect((await listed()).filter((one) => one.orderSn === orderSn)).toHaveLength(1)
    expect((await listed()).filter(({ payInterSn }) => payInterSn === 'P-of-nobody')).toEqual([])
  })

  it('a provider that fails does not hide the complaints at the other', async () => {
    const { orderSn, interSn } = await paid('1')
    vendors().alipay.alipay.complain(interSn)
    vendors().wechat.wechat.faults.next('complaint', 'badSignature')
    await reconcileComplaints(ctx())
    expect(await complaintOf(orderSn)).toBeDefined()
  })

  it('a reply whose answer was lost is sent once', async () => {
    const { orderSn, interSn } = await paid('2')
    const { id } = await complain('2', interSn)
    const { complaintId } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    await replyTo(complaintId, '请稍等')
    // the state, the messages, then the reply itself
    vendors().wechat.wechat.faults.next('complaint', { status: 500, code: 'SYSTEM_ERROR' })
    await work()
    world.pass({ minutes: 10 })
    await work()
    const { history } = vendors().wechat.wechat.complaints.get(id) ?? { history: [] }
    expect(history.filter(({ text }) => text === '请稍等')).toHaveLength(1)
    expect((await complaintOf(orderSn))?.messages.filter(({ text }) => text === '请稍等')).toHaveLength(1)
  })

  it('a forged notice creates nothing', async () => {
    const { orderSn, interSn } = await paid('1')
    const { alipay } = vendors().alipay
    const { id } = alipay.complain(interSn)
    const forged = alipay.complaintNotice(id, { biz_content: JSON.stringify({ complain_event_id: '1' }) })
    expect(await alipay.send(interSn, forged)).toBe('failure')
    expect(await complaintOf(orderSn)).toBeUndefined()
  })

  it('staff are reminded once in the half of the time, and a payer who complains again opens it again', async () => {
    const { orderSn, interSn } = await paid('2')
    const { id, send } = await complain('2', interSn)
    await work()
    const remindedAt = async () =>
      (await (await agent()).do('GET /notification/list', {})).list.find(({ title }) => title === '支付投诉快到时限')
        ?.createTime
    const before = await remindedAt()
    world.pass({ hours: 13 })
    await work()
    const first = await remindedAt()
    expect(first).not.toBe(before)
    world.pass({ hours: 1 })
    await work()
    expect(await remindedAt(), 'not again').toBe(first)
    const { complaintId } = (await complaintOf(orderSn)) ?? { complaintId: 0 }
    await close(complaintId, 'explained')
    await work()
    expect(await complaintOf(orderSn)).toBeUndefined()
    Object.assign(vendors().wechat.wechat.complaints.get(id) ?? {}, { state: 'PENDING', times: 2 })
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
