import { describe, expect, it } from 'vitest'
import type { ChargeRequest, Payer } from '@/lib/server/providers/payment/port'
import { yuanToFen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { Fault } from '../../../support/vendors/alipay/faults'
import { SHORT_MS } from '../../../support/vendors/alipay/open-double'
import { openPayment } from '../../../support/vendors/alipay/open-payment'

const PAGE: Payer = {
  method: 'page',
  device: 'phone',
  clientIp: '127.0.0.1',
  openId: '',
  returnUrl: 'https://shop.test/pay?payRand=abc',
}
const WAITING = { tradeNo: '', state: 'WAIT', amount: 0n }

describe('charges at Alipay', () => {
  it.each(['key', 'certificate'] as const)('a QR code is opened with its end, in %s mode', async (mode) => {
    const { alipay, provider, charge } = await openPayment({ mode })
    const request = charge()
    const opened = await provider.createCharge(request)
    const { no, expiresAt, passback } = alipay.trade('P1')
    expect(opened).toEqual({ kind: 'qr', qrText: `https://qr.alipay.test/${no}` })
    expect([formatDateTime(expiresAt), passback]).toEqual([formatDateTime(request.expiresAt), '7'])
    expect(await provider.createCharge(request), 'the same request again').toEqual(opened)
    expect(alipay.books.trades.size).toBe(1)
  })

  it('the product of the QR code is a setting', async () => {
    const { alipay, provider, charge } = await openPayment({ qrProduct: 'QR_CODE_OFFLINE' })
    await provider.createCharge(charge())
    expect(alipay.trade('P1').content).toContain('"product_code":"QR_CODE_OFFLINE"')
  })

  it('a subject loses the characters that Alipay refuses, and forbidden words give a plain subject', async () => {
    const { alipay, provider, charge } = await openPayment()
    await provider.createCharge(charge({ subject: '订单/1=2&3 100%+' }))
    await provider.createCharge(charge({ interSn: 'P2', subject: '违禁词' }))
    expect([alipay.trade('P1').subject, alipay.trade('P2').subject]).toEqual(['订单 1 2 3 100%+', '商品订单'])
  })

  it.each([
    ['phone', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
    ['desktop', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  ] as const)('a payer at a %s gets the address of a page without a call', async (device, method, product) => {
    const { alipay, provider, charge } = await openPayment()
    const request = charge({ payer: { ...PAGE, device } })
    const opened = await provider.createCharge(request)
    if (opened.kind !== 'page') throw new Error('page expected')
    expect(alipay.calls).toEqual([])
    expect(new URL(opened.url).searchParams.get('method')).toBe(method)
    expect((await fetch(opened.url)).ok).toBe(true)
    const trade = alipay.trade('P1')
    expect([trade.status, trade.returnUrl]).toEqual(['WAIT_BUYER_PAY', PAGE.returnUrl])
    expect(trade.content).toContain(`"product_code":"${product}"`)
    const more = device === 'phone' ? 360_000 : 0
    expect(trade.expiresAt.getTime() - request.expiresAt.getTime()).toBe(more)
  })

  it('a page for phones is valid for five minutes even at the end of the payment, and the same at each opening', async () => {
    const { alipay, provider, charge, clock } = await openPayment()
    const request = charge({ payer: PAGE })
    const openPage = async () => {
      const opened = await provider.createCharge(request)
      return (await fetch(opened.kind === 'page' ? opened.url : '')).text()
    }
    clock.pass({ minutes: 10 })
    expect(await openPage()).toContain('"code":"10000"')
    clock.pass({ minutes: 4, seconds: 59 })
    expect(await openPage()).toContain('"code":"10000"')
    expect(alipay.books.trades.size).toBe(1)
  })

  it('another channel or method is refused', async () => {
    const { provider, charge } = await openPayment()
    await expect(provider.createCharge(charge({ channel: 2 }))).rejects.toThrow('another channel')
    await expect(provider.createCharge(charge({ payer: { ...PAGE, method: 'jsapi' } }))).rejects.toThrow('no method')
  })

  it.each<Fault>(['busy', 'unsignedError', 'badSignature', 'otherNumber', 'status502'])(
    'opening rejects without a trustworthy answer: %s',
    async (fault) => {
      const { alipay, provider, charge } = await openPayment()
      alipay.faults.next('alipay.trade.precreate', fault)
      await expect(provider.createCharge(charge())).rejects.toThrow('alipay.trade.precreate')
    },
  )

  it('a charge whose answer was lost is opened again under the same number', async () => {
    const { alipay, provider, charge } = await openPayment({ timeoutMs: SHORT_MS })
    alipay.faults.next('alipay.trade.precreate', 'silent')
    await expect(provider.createCharge(charge())).rejects.toThrow('no answer')
    expect(await provider.createCharge(charge())).toMatchObject({ kind: 'qr' })
    expect(alipay.books.trades.size).toBe(1)
  })

  it('a charge that was paid meanwhile is not opened again, and a query finds it', async () => {
    const { provider, paid } = await openPayment()
    const request = await paid()
    await expect(provider.createCharge(request)).rejects.toThrow('TRADE_HAS_SUCCESS')
    expect((await provider.queryCharge(request))?.state).toBe('SUCCESS')
  })

  it('a refusal that concerns the merchant is logged once', async () => {
    const { alipay, provider, charge, recorder } = await openPayment()
    for (const _ of [1, 2]) {
      alipay.faults.next('alipay.trade.precreate', { subCode: 'ACQ.SELLER_BEEN_BLOCKED' })
      await expect(provider.createCharge(charge())).rejects.toThrow('SELLER_BEEN_BLOCKED')
    }
    expect(recorder.texts).toEqual(['alipay opens no charges for this merchant'])
  })

  it('a code that no one scanned is unpaid until its end is certain, then unknown', async () => {
    const { alipay, provider, charge, clock } = await openPayment()
    const request = charge()
    await provider.createCharge(request)
    const state = async (key = request) => [
      await provider.closeCharge(key),
      (await provider.queryCharge(key)) && 'WAIT',
    ]
    expect(await provider.queryCharge(request)).toEqual({ interSn: 'P1', channel: 1, distId: null, ...WAITING })
    expect(await state(), 'it can still be scanned').toEqual([false, 'WAIT'])
    expect(alipay.trade('P1').expiresAt > clock.now()).toBe(true)
    clock.pass({ minutes: 23 })
    expect(await state()).toEqual([false, 'WAIT'])
    clock.pass({ minutes: 1 })
    expect(await state()).toEqual([true, null])
  })

  it('a scanned charge is unpaid, and can be closed once', async () => {
    const { alipay, provider, charge } = await openPayment()
    const request = charge()
    await provider.createCharge(request)
    const { no } = alipay.scan('P1')
    expect(await provider.queryCharge(request)).toMatchObject({ state: 'WAIT', tradeNo: no })
    expect(await provider.closeCharge(request)).toBe(true)
    expect(await provider.closeCharge(request), 'closed before').toBe(true)
    expect(await provider.queryCharge(request)).toMatchObject({ state: 'CLOSED' })
    expect(alipay.count('alipay.trade.cancel')).toBe(0)
  })

  it('a paid charge is found with its amount, also when its time for refunds has ended', async () => {
    const { alipay, provider, paid } = await openPayment()
    const request = await paid()
    const { no } = alipay.trade('P1')
    const found = { interSn: 'P1', channel: 1, distId: null, tradeNo: no, state: 'SUCCESS', amount: yuanToFen('88.50') }
    expect(await provider.queryCharge(request)).toEqual(found)
    alipay.trade('P1').status = 'TRADE_FINISHED'
    expect(await provider.queryCharge(request)).toEqual(found)
    expect(await provider.closeCharge(request)).toBe(false)
  })

  it('a charge that was paid and given back elsewhere counts as paid, and staff are notified', async () => {
    const { alipay, provider, paid, recorder } = await openPayment()
    const request: ChargeRequest = await paid()
    Object.assign(alipay.trade('P1'), { status: 'TRADE_CLOSED' })
    expect(await provider.queryCharge(request)).toMatchObject({ state: 'SUCCESS' })
    expect(await provider.closeCharge(request)).toBe(false)
    expect(recorder.texts).toEqual(['alipay gave a payment back that was not settled here'])
  })

  it('a state that no one knows is unpaid, and logged once', async () => {
    const { alipay, provider, paid, recorder } = await openPayment()
    const request = await paid()
    Object.assign(alipay.trade('P1'), { status: 'TRADE_PENDING' })
    expect(await provider.queryCharge(request)).toMatchObject({ state: 'WAIT' })
    expect(await provider.queryCharge(request)).toMatchObject({ state: 'WAIT' })
    expect(recorder.texts).toEqual(['unknown state of an alipay trade'])
  })

  it.each<Fault>(['busy', 'systemError', 'oldCertificate', 'twice', 'otherNumber', { subCode: 'ACQ.NEW_CODE' }])(
    'a query or closing rejects when its answer proves nothing: %o',
    async (fault) => {
      const { alipay, provider, paid } = await openPayment()
      const request = await paid()
      alipay.faults.next('alipay.trade.query', fault)
      await expect(provider.queryCharge(request)).rejects.toThrow('alipay.trade.query')
      const other = { ...request, interSn: 'P2' }
      await provider.createCharge(other)
      alipay.scan('P2')
      alipay.faults.next('alipay.trade.close', fault)
      await expect(provider.closeCharge(other)).rejects.toThrow('alipay.trade.close')
    },
  )

  it('a charge is closed after the answer to an earlier closing was lost', async () => {
    const { alipay, provider, charge } = await openPayment({ timeoutMs: SHORT_MS })
    const request = charge()
    await provider.createCharge(request)
    alipay.scan('P1')
    alipay.faults.next('alipay.trade.close', 'silent')
    await expect(provider.closeCharge(request)).rejects.toThrow('no answer')
    expect(await provider.closeCharge(request)).toBe(true)
  })
})
