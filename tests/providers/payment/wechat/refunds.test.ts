import { describe, expect, it } from 'vitest'
import { WechatUnknown } from '@/lib/server/providers/wechat-pay/answer'
import { yuanToFen } from '@/lib/shared/money/money'
import { openPayment } from '../../../support/vendors/wechat-pay/open-payment'

describe('refunds at WeChat Pay', () => {
  it('an accepted refund is not done; it waits, is abnormal for staff, and is done', async () => {
    const { wechat, provider, paid, refund, recorder } = await openPayment()
    await paid()
    const of = { interSn: 'P20350313', channel: 2, refundSn: 'R1', amount: yuanToFen('88.50') }
    expect(await provider.refundCharge(refund())).toEqual({ ...of, state: 'WAIT', why: '' })
    wechat.refundGoes('R1', 'ABNORMAL')
    for (let i = 0; i < 3; i++) expect(await provider.queryRefund(refund())).toEqual({ ...of, state: 'WAIT', why: '' })
    expect(recorder.lines).toEqual([{ facts: { refundSn: 'R1' }, text: expect.stringContaining('abnormal') }])
    wechat.refundGoes('R1', 'SUCCESS')
    expect(await provider.queryRefund(refund())).toEqual({ ...of, state: 'SUCCESS', why: '' })
  })

  it('a closed refund has failed, with a reason', async () => {
    const { wechat, provider, paid, refund } = await openPayment()
    await paid()
    await provider.refundCharge(refund())
    wechat.refundGoes('R1', 'CLOSED')
    expect(await provider.queryRefund(refund())).toMatchObject({ state: 'FAILED', why: '微信支付关闭了退款' })
  })

  it('a state of a refund that we do not know waits and is logged once', async () => {
    const { wechat, provider, paid, refund, recorder } = await openPayment()
    await paid()
    await provider.refundCharge(refund())
    Object.assign(wechat.trade('P20350313').refunds[0] ?? {}, { status: 'NEW' })
    expect(await provider.queryRefund(refund())).toMatchObject({ state: 'WAIT' })
    await provider.queryRefund(refund())
    expect(recorder.texts).toEqual(['unknown state of a wechat pay refund'])
  })

  it('parts of a payment are refunded under their own numbers', async () => {
    const { wechat, provider, paid, refund, clock } = await openPayment()
    wechat.refundsBegin = 'SUCCESS'
    await paid()
    const part = { amount: yuanToFen('8.50') }
    expect(await provider.refundCharge(refund(part))).toMatchObject({ state: 'SUCCESS', amount: part.amount })
    const second = refund({ refundSn: 'R2', amount: yuanToFen('80.00') })
    await expect(provider.refundCharge(second), 'two within a minute').rejects.toThrow('429')
    clock.pass({ minutes: 1 })
    expect(await provider.refundCharge(second)).toMatchObject({ state: 'SUCCESS', refundSn: 'R2' })
    expect(wechat.trade('P20350313').refunds.map(({ fen }) => fen)).toEqual([850, 8000])
  })

  it('a refund that never arrived is null to a query', async () => {
    const { provider, paid, refund } = await openPayment()
    await paid()
    expect(await provider.queryRefund(refund())).toBeNull()
  })

  it.each([
    'silent',
    'signTest',
    'badSignature',
    'unsigned',
    { status: 500, code: 'SYSTEM_ERROR', isDone: true },
  ] as const)('a refund whose answer was lost (%o) is made once', async (fault) => {
    const { wechat, provider, paid, refund } = await openPayment()
    await paid()
    wechat.faults.next('refund', fault)
    await expect(provider.refundCharge(refund())).rejects.toThrow(WechatUnknown)
    expect(await provider.queryRefund(refund())).toMatchObject({ state: 'WAIT' })
    await provider.refundCharge(refund())
    expect(wechat.trade('P20350313').refunds).toHaveLength(1)
  })

  it('a refused refund that an earlier request had made is found by a query', async () => {
    const { wechat, provider, paid, refund } = await openPayment()
    await paid()
    wechat.refundsBegin = 'SUCCESS'
    wechat.faults.next('refund', { status: 400, code: 'INVALID_REQUEST', isDone: true })
    expect(await provider.refundCharge(refund())).toMatchObject({ state: 'SUCCESS' })
  })

  it.each([
    [400, 'INVALID_REQUEST', '微信支付不受理这笔退款'],
    [403, 'USER_ACCOUNT_ABNORMAL', '付款人的微信支付账户异常'],
  ])('a final refusal (%i %s) fails the refund when it comes again a minute later', async (status, code, why) => {
    const { wechat, provider, paid, refund, clock, recorder } = await openPayment()
    await paid()
    wechat.faults.next('refund', { status, code }, { status, code }, { status, code })
    expect(await provider.refundCharge(refund())).toMatchObject({ state: 'WAIT', why: '' })
    clock.pass({ seconds: 59 })
    expect(await provider.refundCharge(refund())).toMatchObject({ state: 'WAIT' })
    clock.pass({ seconds: 1 })
    expect(await provider.refundCharge(refund())).toMatchObject({ state: 'FAILED', why })
    expect(recorder.lines).toEqual([
      { facts: { interSn: 'P20350313', refundSn: 'R1', code }, text: 'wechat pay refuses a refund' },
    ])
  })

  it('a refund waits for ever while our balance is too low, which is logged once', async () => {
    const { wechat, provider, paid, refund, clock, recorder } = await openPayment()
    await paid()
    for (let i = 0; i < 5; i++) {
      wechat.faults.next('refund', { status: 403, code: 'NOT_ENOUGH' })
      expect(await provider.refundCharge(refund())).toMatchObject({ state: 'WAIT' })
      clock.pass({ hours: 1 })
    }
    expect(recorder.texts).toEqual(['wechat pay refuses a refund'])
    expect(await provider.refundCharge(refund()), 'the same number').toMatchObject({ state: 'WAIT' })
    expect(wechat.trade('P20350313').refunds).toHaveLength(1)
  })

  it('a refund of more than was paid is refused by WeChat Pay', async () => {
    const { provider, paid, refund, clock } = await openPayment()
    await paid()
    const wrong = refund({ amount: yuanToFen('88.51') })
    await provider.refundCharge(wrong)
    clock.pass({ minutes: 1 })
    expect(await provider.refundCharge(wrong)).toMatchObject({ state: 'FAILED' })
  })

  it('an answer about another refund or another amount is not believed', async () => {
    const { wechat, provider, paid, refund, recorder } = await openPayment()
    await paid()
    wechat.faults.next('refund', 'otherNumber')
    await expect(provider.refundCharge(refund())).rejects.toThrow('another refund')
    await expect(provider.queryRefund(refund({ amount: yuanToFen('1.00') }))).rejects.toThrow('another amount')
    await expect(provider.queryRefund(refund({ total: yuanToFen('88.51') }))).rejects.toThrow('another amount')
    expect(recorder.texts).toEqual(['wechat pay refunds another amount under our number'])
  })
})
