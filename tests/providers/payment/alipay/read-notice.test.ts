import { describe, expect, it } from 'vitest'
import { yuanToFen } from '@/lib/shared/money/money'
import type { NoticeOptions } from '../../../support/vendors/alipay/notices'
import { openPayment } from '../../../support/vendors/alipay/open-payment'

const PAID = {
  provider: 'alipay',
  kind: 'SUCCESS',
  interSn: 'P1',
  distId: 7,
  channel: 1,
  state: 'SUCCESS',
  amount: yuanToFen('88.50'),
}

async function open(options: Parameters<typeof openPayment>[0] = {}, subject?: string) {
  const payment = await openPayment(options)
  await payment.paid({ subject: subject ?? '订单1' })
  const read = (body: string) => payment.provider.verifyNotice(body, new Headers())
  const readNotice = (notice?: NoticeOptions) => read(payment.alipay.notice('P1', notice))
  return { ...payment, read, readNotice, tradeNo: payment.alipay.trade('P1').no }
}

describe('notices of Alipay', () => {
  it.each(['key', 'certificate'] as const)('a payment is read in %s mode', async (mode) => {
    const { readNotice, tradeNo } = await open({ mode })
    expect(await readNotice()).toEqual({ ...PAID, tradeNo })
  })

  it.each(['100% 装备+1', '%E4%BD%A0%', '剑 "与" 盾', 'a+b c%2B'])(
    'a signature covers values as decoded: %s',
    async (subject) => {
      const { readNotice, tradeNo } = await open({}, subject)
      expect(await readNotice()).toEqual({ ...PAID, tradeNo })
    },
  )

  it('fields that Alipay adds without warning are covered by the signature', async () => {
    const { readNotice, tradeNo } = await open()
    expect(await readNotice({ changes: { new_field: '新字段', empty_one: '' } })).toEqual({ ...PAID, tradeNo })
  })

  it('the end of the time for refunds is the same payment', async () => {
    const { readNotice, alipay, tradeNo } = await open()
    alipay.trade('P1').status = 'TRADE_FINISHED'
    expect(await readNotice()).toEqual({ ...PAID, tradeNo })
  })

  it('a payment that states refunds of 0.00 is a payment', async () => {
    const { readNotice, tradeNo } = await open()
    expect(await readNotice({ changes: { refund_fee: '0.00' } })).toEqual({ ...PAID, tradeNo })
  })

  it('notices about refunds are irrelevant, whatever state of the trade they name', async () => {
    const { provider, alipay, read } = await open()
    const part = { interSn: 'P1', channel: 1, total: PAID.amount, amount: yuanToFen('8.50') } as const
    await provider.refundCharge({ ...part, refundSn: 'R1' })
    expect(await read(alipay.refundNotice('P1', 'R1')), 'a part').toBe('irrelevant')
    for (const changes of [{ refund_fee: undefined }, { gmt_refund: undefined }])
      expect(await read(alipay.refundNotice('P1', 'R1', { changes })), 'by one of both').toBe('irrelevant')
    await provider.refundCharge({ ...part, refundSn: 'R2', amount: yuanToFen('80.00') })
    expect(await read(alipay.refundNotice('P1', 'R2')), 'the rest').toBe('irrelevant')
    expect(await read(alipay.refundNotice('P1', 'R2', { changes: { refund_fee: undefined } }))).toBe('irrelevant')
    expect(await read(alipay.notice('P1')), 'closed after it was paid').toBe('irrelevant')
  })

  it('a trade that was closed unpaid is reported as closed', async () => {
    const { provider, alipay, charge, read } = await openClosed()
    await provider.createCharge(charge())
    const { no } = alipay.scan('P1')
    await provider.closeCharge(charge())
    const closed = { ...PAID, tradeNo: no, kind: 'CLOSED', state: 'CLOSED' }
    expect(await read(alipay.notice('P1'))).toEqual(closed)
  })

  it.each([
    ['a trade that waits for its buyer', { trade_status: 'WAIT_BUYER_PAY' }],
    ['an unknown state', { trade_status: 'TRADE_PENDING' }],
    ['another kind of notice', { notify_type: 'fund_change_sync' }],
  ])('%s is irrelevant', async (_, changes) => {
    const { readNotice } = await open()
    expect(await readNotice({ changes })).toBe('irrelevant')
  })

  it.each<[string, NoticeOptions]>([
    ['changed after signing', { tamper: { total_amount: '8850.00' } }],
    ['with a field added after signing', { tamper: { trade_status: 'TRADE_SUCCESS', refund_fee: '1.00' } }],
    ['of the kind RSA', { tamper: { sign_type: 'RSA' } }],
    ['without a kind of signature', { changes: { sign_type: undefined } }],
    ['with an empty signature', { tamper: { sign: '' } }],
    ['with a signature that is no base64', { tamper: { sign: '%%%' } }],
    ['for another app', { changes: { app_id: '2021000000000002' } }],
    ['for another seller', { changes: { seller_id: '2088000000000002' } }],
    ['without a seller', { changes: { seller_id: undefined } }],
    ['without our number', { changes: { out_trade_no: undefined } }],
    ['without the number of the trade', { changes: { trade_no: undefined } }],
    ['with an unreadable amount', { changes: { total_amount: '88,50' } }],
    ['with an unreadable distributor', { changes: { passback_params: 'x' } }],
  ])('a notice %s is not genuine', async (_, options) => {
    const { readNotice } = await open()
    expect(await readNotice(options)).toBeNull()
  })

  it('a notice signed by the key of somebody else is not genuine', async () => {
    const { readNotice, alipay } = await open()
    expect(await readNotice({ key: alipay.identity.app.privateKey })).toBeNull()
    expect(await readNotice({ key: alipay.identity.old.holder.privateKey })).toBeNull()
  })

  it('a body that is no form is not genuine', async () => {
    const { read } = await open()
    expect([await read(''), await read('{"a":1}'), await read('sign_type=RSA2&sign=x')]).toEqual([null, null, null])
  })

  it('a notice without the distributor leaves it open', async () => {
    const { readNotice } = await open()
    expect(await readNotice({ changes: { passback_params: undefined } })).toMatchObject({
      distId: null,
      state: 'SUCCESS',
    })
  })
})

async function openClosed() {
  const payment = await openPayment()
  return { ...payment, read: (body: string) => payment.provider.verifyNotice(body, new Headers()) }
}
