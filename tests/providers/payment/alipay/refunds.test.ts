import { describe, expect, it } from 'vitest'
import type { RefundRequest } from '@/lib/server/providers/payment/port'
import { yuanToFen } from '@/lib/shared/money/money'
import type { Fault } from '../../../support/vendors/alipay/faults'
import { SHORT_MS } from '../../../support/vendors/alipay/open-double'
import { openPayment } from '../../../support/vendors/alipay/open-payment'

const REFUND = 'alipay.trade.refund'
const QUERY = 'alipay.trade.fastpay.refund.query'

async function open(options: Parameters<typeof openPayment>[0] = {}) {
  const payment = await openPayment(options)
  await payment.paid()
  const refund = (changes: Partial<RefundRequest> = {}): RefundRequest => ({
    interSn: 'P1',
    channel: 1,
    total: yuanToFen('88.50'),
    refundSn: 'R1',
    amount: yuanToFen('8.50'),
    ...changes,
  })
  return { ...payment, refund }
}
const R1 = { interSn: 'P1', channel: 1, refundSn: 'R1', amount: yuanToFen('8.50'), why: '' }

describe('refunds at Alipay', () => {
  it('a refund is done at once, found by its number, and not made twice', async () => {
    const { alipay, provider, refund } = await open()
    expect(await provider.queryRefund(refund()), 'not requested yet').toBeNull()
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'SUCCESS' })
    expect(await provider.queryRefund(refund())).toEqual({ ...R1, state: 'SUCCESS' })
    expect(await provider.refundCharge(refund()), 'the same number again').toEqual({ ...R1, state: 'SUCCESS' })
    expect(alipay.trade('P1').refunds).toHaveLength(1)
  })

  it('a refund that is only accepted waits until its state is reported, and is asked again under its number', async () => {
    const { alipay, provider, refund } = await open()
    alipay.refundsAreSlow = true
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'WAIT' })
    expect(await provider.queryRefund(refund()), 'to be requested again').toBeNull()
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'WAIT' })
    alipay.finishRefunds('P1')
    expect(await provider.queryRefund(refund())).toEqual({ ...R1, state: 'SUCCESS' })
    expect(alipay.trade('P1').refunds).toHaveLength(1)
  })

  it('a refund whose answer was lost is found by a query', async () => {
    const { alipay, provider, refund } = await open({ timeoutMs: SHORT_MS })
    alipay.faults.next(REFUND, 'silent')
    await expect(provider.refundCharge(refund())).rejects.toThrow('no answer')
    expect(await provider.queryRefund(refund())).toEqual({ ...R1, state: 'SUCCESS' })
  })

  it.each<Fault>(['busy', 'busyDone', 'systemError', 'unsignedError', 'oldCertificate', 'badSignature', 'twice'])(
    'a refund rejects when its answer proves nothing, and is made once: %s',
    async (fault) => {
      const { alipay, provider, refund } = await open()
      alipay.faults.next(REFUND, fault)
      await expect(provider.refundCharge(refund())).rejects.toThrow(REFUND)
      expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'SUCCESS' })
      expect(alipay.trade('P1').refunds).toHaveLength(1)
    },
  )

  it.each([
    ['TRADE_HAS_FINISHED', '交易已超过支付宝的可退款期限'],
    ['TRADE_NOT_ALLOW_REFUND', '支付宝不允许这笔交易退款'],
    ['REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超出可退金额'],
    ['REFUND_FEE_ERROR', '退款金额有误'],
    ['NOT_ALLOW_PARTIAL_REFUND', '这笔交易不支持部分退款'],
    ['DISCORDANT_REPEAT_REQUEST', '同一退款号的退款信息不一致'],
  ])('a refund refused with %s has failed', async (code, why) => {
    const { alipay, provider, refund } = await open()
    alipay.faults.next(REFUND, { subCode: `ACQ.${code}` })
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'FAILED', why })
  })

  it('a refund that an earlier request made is a success, even if its repetition is refused', async () => {
    const { alipay, provider, refund } = await open()
    alipay.faults.next(REFUND, { subCode: 'ACQ.TRADE_HAS_FINISHED', isDone: true })
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'SUCCESS' })
  })

  it.each([
    'SELLER_BALANCE_NOT_ENOUGH',
    'REASON_TRADE_BEEN_FREEZEN',
    'BUYER_ENABLE_STATUS_FORBID',
    'TRADE_HAS_CLOSE',
    'NEW',
  ])('a refund refused with %s waits, and staff are notified once', async (code) => {
    const { alipay, provider, refund, recorder } = await open()
    alipay.faults.next(REFUND, { subCode: `ACQ.${code}` }, { subCode: `ACQ.${code}` })
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'WAIT' })
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'WAIT' })
    expect(recorder.lines).toEqual([
      { facts: { interSn: 'P1', refundSn: 'R1', code }, text: 'an alipay refund is stuck' },
    ])
    expect(await provider.refundCharge(refund())).toEqual({ ...R1, state: 'SUCCESS' })
  })

  it('two partial refunds of a trade are two refunds, and the rest of it is the limit', async () => {
    const { alipay, provider, refund } = await open()
    await provider.refundCharge(refund())
    expect(await provider.refundCharge(refund({ refundSn: 'R2', amount: yuanToFen('80.01') }))).toMatchObject({
      state: 'FAILED',
    })
    expect(await provider.refundCharge(refund({ refundSn: 'R3', amount: yuanToFen('80.00') }))).toMatchObject({
      state: 'SUCCESS',
    })
    expect(alipay.trade('P1').status).toBe('TRADE_CLOSED')
  })

  it('another amount under our number is not believed', async () => {
    const { provider, refund, recorder } = await open()
    await provider.refundCharge(refund())
    await expect(provider.queryRefund(refund({ amount: yuanToFen('8.51') }))).rejects.toThrow('another amount')
    expect(recorder.texts).toEqual(['alipay refunded another amount under our number'])
  })

  it('an answer about another refund is not believed', async () => {
    const { alipay, provider, refund } = await open()
    alipay.faults.next(REFUND, 'otherNumber')
    await expect(provider.refundCharge(refund())).rejects.toThrow('another refund')
    alipay.faults.next(QUERY, 'otherNumber')
    await expect(provider.queryRefund(refund())).rejects.toThrow('another refund')
    alipay.faults.next(QUERY, { subCode: 'ACQ.NEW' })
    await expect(provider.queryRefund(refund())).rejects.toThrow('NEW')
    expect(await provider.queryRefund(refund({ interSn: 'P9' })), 'an unknown trade').toBeNull()
  })
})
