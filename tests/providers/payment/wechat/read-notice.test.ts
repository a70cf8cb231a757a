import { describe, expect, it } from 'vitest'
import { yuanToFen } from '@/lib/shared/money/money'
import type { Notice, NoticeOptions } from '../../../support/vendors/wechat-pay/notices'
import { openPayment } from '../../../support/vendors/wechat-pay/open-payment'

const SN = 'P20350313'

/** A paid charge, and how the adapter reads notices about it. */
async function open(options: Parameters<typeof openPayment>[0] = {}) {
  const payment = await openPayment(options)
  const { provider, wechat, paid } = payment
  await paid()
  const read = ({ body, headers }: Notice) => provider.verifyNotice(body, new Headers(headers))
  const noticed = (notice: NoticeOptions) => read(wechat.notice(SN, notice))
  return { ...payment, read, noticed, genuine: paymentOf(wechat.trade(SN).no) }
}

const paymentOf = (tradeNo: string) => ({
  provider: 'wechat',
  kind: 'SUCCESS',
  state: 'SUCCESS',
  interSn: SN,
  distId: 7,
  channel: 2,
  tradeNo,
  amount: yuanToFen('88.50'),
})

describe('notices of WeChat Pay about payments', () => {
  it('a payment is read under the public key, the certificate and the former certificate alike', async () => {
    const { wechat, noticed, genuine } = await open()
    const { publicKey, certificate, oldCertificate } = wechat.identity
    for (const key of [publicKey, certificate, oldCertificate]) expect(await noticed({ key })).toEqual(genuine)
  })

  it('all notices are read while WeChat Pay changes over from the certificate to the public key', async () => {
    const { wechat, read, genuine } = await open()
    wechat.publicKeyShare = 20
    const notices = Array.from({ length: 10 }, () => wechat.notice(SN))
    expect(new Set(notices.map(({ headers }) => headers['wechatpay-serial'])).size).toBe(2)
    for (const notice of notices) expect(await read(notice)).toEqual(genuine)
  })

  it('a merchant with the public key alone does not believe a certificate, and the other way round', async () => {
    const { noticed } = await open({ platformCertificates: [] })
    const certified = await open({ publicKey: undefined, publicKeyId: undefined })
    const { certificate, publicKey } = certified.wechat.identity
    expect(await noticed({ key: certificate })).toBeNull()
    expect(await certified.noticed({ key: publicKey })).toBeNull()
    expect(await certified.noticed({ key: certificate })).toEqual(certified.genuine)
  })

  it.each<[string, NoticeOptions]>([
    ['is signed as a probe', { isProbe: true }],
    ['is older than five minutes', { age: 301 }],
    ['is more than five minutes ahead', { age: -301 }],
    ['has a flipped bit in its tag', { flipTag: true }],
    ['is encrypted with another key', { apiV3Key: 'x'.repeat(32) }],
    ['is about another app', { changes: { appid: 'wx0000000000000000' } }],
    ['is about another merchant', { changes: { mchid: '1900000009' } }],
    ['is about another currency', { changes: { amount: { total: 8850, currency: 'USD' } } }],
    ['has an amount that is no number', { changes: { amount: { total: '8850', currency: 'CNY' } } }],
    ['has a part of a fen', { changes: { amount: { total: 88.5, currency: 'CNY' } } }],
    ['has nothing as its amount', { changes: { amount: { total: 0, currency: 'CNY' } } }],
    ['has an unreadable distributor', { changes: { attach: '7;8' } }],
    ['has no number of ours', { changes: { out_trade_no: '' } }],
    ['has no number of WeChat Pay', { changes: { transaction_id: undefined } }],
    ['has no resource', { envelope: { resource: undefined } }],
  ])('a notice that %s is not believed', async (_, options) => {
    const { noticed } = await open()
    expect(await noticed(options)).toBeNull()
  })

  it('a notice is believed until it is five minutes old', async () => {
    const { noticed, genuine } = await open()
    expect(await noticed({ age: 300 })).toEqual(genuine)
  })

  it('a replayed notice is not believed after five minutes', async () => {
    const { wechat, read, clock, genuine } = await open()
    const notice = wechat.notice(SN)
    expect(await read(notice)).toEqual(genuine)
    clock.pass({ minutes: 5, seconds: 1 })
    expect(await read(notice)).toBeNull()
  })

  it('a notice of an unknown or of no key is not believed', async () => {
    const { wechat, noticed, read } = await open()
    const { stranger, certificate } = wechat.identity
    expect(await noticed({ key: stranger })).toBeNull()
    expect(await noticed({ key: stranger, serial: certificate.serial })).toBeNull()
    expect(await noticed({ serial: '__proto__' })).toBeNull()
    const { body, headers } = wechat.notice(SN)
    for (const name of Object.keys(headers).filter((one) => one !== 'wechatpay-signature-type')) {
      const { [name]: _, ...others } = headers
      expect(await read({ body, headers: others }), name).toBeNull()
    }
    expect(await read({ body, headers: { ...headers, 'wechatpay-signature-type': 'SM2' } })).toBeNull()
  })

  it('a body changed by one character, even a blank, is not believed', async () => {
    const { wechat, read } = await open()
    const { body, headers } = wechat.notice(SN)
    expect(await read({ body: `${body} `, headers })).toBeNull()
    expect(await read({ body: body.replace('TRANSACTION', 'TRANSACTI0N'), headers })).toBeNull()
    expect(await read({ body: 'x', headers: {} })).toBeNull()
  })

  it('a payment with a later refund is still this payment', async () => {
    const { noticed, genuine } = await open()
    expect(await noticed({ changes: { trade_state: 'REFUND' } })).toEqual(genuine)
  })

  it('news of another kind and states that are not final are only acknowledged', async () => {
    const { noticed } = await open()
    expect(await noticed({ envelope: { event_type: 'COUPON.USE' } })).toBe('irrelevant')
    expect(await noticed({ changes: { trade_state: 'USERPAYING' } })).toBe('irrelevant')
  })

  it('a closed trade is news', async () => {
    const { noticed, genuine } = await open()
    expect(await noticed({ changes: { trade_state: 'CLOSED' } })).toEqual({
      ...genuine,
      kind: 'CLOSED',
      state: 'CLOSED',
    })
  })
})

describe('notices of WeChat Pay about refunds', () => {
  const openRefund = async () => {
    const opened = await open()
    const { provider, refund, wechat, read } = opened
    await provider.refundCharge(refund())
    const noticed = (options?: NoticeOptions) => read(wechat.refundNotice('R1', options))
    return { ...opened, noticed }
  }
  const of = { provider: 'wechat', interSn: SN, channel: 2, refundSn: 'R1', amount: yuanToFen('88.50') }

  it('a refund that is done, closed or abnormal is distinguished', async () => {
    const { wechat, noticed, recorder } = await openRefund()
    wechat.refundGoes('R1', 'ABNORMAL')
    expect(await noticed()).toEqual({ ...of, state: 'WAIT', why: '' })
    await noticed()
    expect(recorder.texts).toEqual([expect.stringContaining('abnormal')])
    wechat.refundGoes('R1', 'CLOSED')
    expect(await noticed()).toEqual({ ...of, state: 'FAILED', why: '微信支付关闭了退款' })
    wechat.refundGoes('R1', 'SUCCESS')
    expect(await noticed()).toEqual({ ...of, state: 'SUCCESS', why: '' })
  })

  it('a refund of another merchant, without numbers or in another currency is not believed', async () => {
    const { noticed } = await openRefund()
    expect(await noticed({ changes: { mchid: '1900000009' } })).toBeNull()
    expect(await noticed({ changes: { out_refund_no: '' } })).toBeNull()
    expect(await noticed({ changes: { out_trade_no: 5 } })).toBeNull()
    expect(await noticed({ changes: { refund_status: '' } })).toBeNull()
    expect(await noticed({ changes: { amount: { refund: 8850, currency: 'USD' } } })).toBeNull()
    expect(await noticed({ changes: { amount: {} } })).toBeNull()
    expect(await noticed({ flipTag: true })).toBeNull()
  })
})
