import { describe, expect, it } from 'vitest'
import { WechatUnknown } from '@/lib/server/providers/wechat-pay/answer'
import { yuanToFen } from '@/lib/shared/money/money'
import { NOTIFY_URL, openPayment, PHONE_PAYER, WECHAT_PAYER } from '../../../support/vendors/wechat-pay/open-payment'

const SN = 'P20350313'

describe('opening a charge at WeChat Pay', () => {
  it('a QR code is opened with our number, the exact amount, the distributor and the end of the charge', async () => {
    const { wechat, provider, charge } = await openPayment()
    const opened = await provider.createCharge(charge())
    expect(opened).toEqual({ kind: 'qr', qrText: expect.stringMatching(/^weixin:\/\/wxpay\/bizpayurl\?pr=/) })
    expect(wechat.ticket(opened.kind === 'qr' ? opened.qrText : '')).toBe(SN)
    expect(wechat.trade(SN)).toMatchObject({ product: 'native', fen: 8850, attach: '7', notifyUrl: NOTIFY_URL })
    expect(wechat.calls[0]?.body).toContain('"time_expire":"2035-03-13T10:16:30+08:00"')
  })

  it('every call asks for answers under the public key', async () => {
    const { wechat, provider, charge } = await openPayment()
    await provider.createCharge(charge())
    await provider.queryCharge(charge())
    expect(wechat.calls.map(({ keyAsked }) => keyAsked)).toEqual(Array(2).fill(wechat.credentials.publicKeyId))
  })

  it('a page for phones is opened with the address of the payer, and leads back to the shop', async () => {
    const { wechat, provider, charge } = await openPayment()
    const opened = await provider.createCharge(charge({ payer: PHONE_PAYER }))
    const url = opened.kind === 'page' ? opened.url : ''
    expect(wechat.openPage(url, 'https://shop.test/')).toEqual({ outNo: SN, returnUrl: PHONE_PAYER.returnUrl })
    expect(wechat.calls[0]?.body).toContain(`"payer_client_ip":"${PHONE_PAYER.clientIp}"`)
  })

  it('a page without an address to return to is opened as WeChat Pay gave it', async () => {
    const { provider, charge } = await openPayment()
    const opened = await provider.createCharge(charge({ payer: { ...PHONE_PAYER, returnUrl: '' } }))
    expect(opened.kind === 'page' && opened.url).not.toContain('redirect_url')
  })

  it('a page opened again after minutes is a new one for the same charge', async () => {
    const { wechat, provider, charge, clock } = await openPayment()
    const request = charge({ payer: PHONE_PAYER })
    const first = await provider.createCharge(request)
    clock.pass({ minutes: 14, seconds: 59 })
    const second = await provider.createCharge(request)
    expect(second).not.toEqual(first)
    expect(wechat.openPage(second.kind === 'page' ? second.url : '', 'https://shop.test/').outNo).toBe(SN)
    expect(wechat.books.trades.size).toBe(1)
  })

  it('a call of the browser of WeChat is signed by the merchant for a payer of our app', async () => {
    const { wechat, provider, charge } = await openPayment()
    const opened = await provider.createCharge(charge({ payer: WECHAT_PAYER }))
    if (opened.kind !== 'jsapi') throw new Error(opened.kind)
    expect(wechat.callBrowser(opened.params)).toBe(SN)
    expect(wechat.callBrowser({ ...opened.params, package: 'prepay_id=wx1' })).toBe('')
    expect(wechat.trade(SN).openId).toBe(WECHAT_PAYER.openId)
  })

  it('a payer unknown to our app, or not known at all, pays nothing inside WeChat', async () => {
    const { wechat, provider, charge } = await openPayment()
    const stranger = charge({ payer: { ...WECHAT_PAYER, openId: 'o-of-another-app' } })
    await expect(provider.createCharge(stranger)).rejects.toThrow('400 PARAM_ERROR')
    await expect(provider.createCharge(charge({ payer: { ...WECHAT_PAYER, openId: '' } }))).rejects.toThrow('payer')
    await expect(provider.createCharge(charge({ payer: { ...PHONE_PAYER, clientIp: '' } }))).rejects.toThrow('address')
    expect(wechat.books.trades.size).toBe(0)
  })

  it('a charge of another channel is refused without a call', async () => {
    const { wechat, provider, charge } = await openPayment()
    await expect(provider.createCharge(charge({ channel: 1 }))).rejects.toThrow('another channel')
    expect(wechat.calls).toEqual([])
  })

  it('a long subject is cut to what WeChat Pay takes', async () => {
    const { wechat, provider, charge } = await openPayment()
    await provider.createCharge(charge({ subject: '龙'.repeat(300) }))
    expect(wechat.trade(SN).description).toBe('龙'.repeat(127))
  })

  it.each(['silent', 'drip', 'deaf'] as const)('a call without an answer (%s) ends by itself', async (fault) => {
    const { wechat, impatient, provider, charge } = await openPayment()
    wechat.faults.next('native', fault)
    await expect(impatient.createCharge(charge())).rejects.toThrow('native: no answer')
    expect(await provider.createCharge(charge())).toMatchObject({ kind: 'qr' })
  })

  it.each(['cut', 'signTest', 'badSignature', 'oldTimestamp', 'unknownSerial', 'unsigned'] as const)(
    'an answer that goes wrong (%s) opens no charge here, and the same request opens it later',
    async (fault) => {
      const { wechat, provider, charge } = await openPayment()
      wechat.faults.next('native', fault)
      await expect(provider.createCharge(charge())).rejects.toThrow(WechatUnknown)
      expect(await provider.createCharge(charge())).toMatchObject({ kind: 'qr' })
      expect(wechat.books.trades.size).toBe(1)
    },
  )

  it('a number with other content, a paid and a closed charge are not opened again', async () => {
    const { wechat, provider, charge, recorder } = await openPayment()
    await provider.createCharge(charge())
    await expect(provider.createCharge(charge({ amount: yuanToFen('1.00') }))).rejects.toThrow('OUT_TRADE_NO_USED')
    expect(recorder.texts).toEqual(['wechat pay opens no such charge'])
    wechat.pay(SN)
    await expect(provider.createCharge(charge())).rejects.toThrow('ORDERPAID')
    await provider.createCharge(charge({ interSn: 'P20350314' }))
    await provider.closeCharge(charge({ interSn: 'P20350314' }))
    await expect(provider.createCharge(charge({ interSn: 'P20350314' }))).rejects.toThrow('ORDER_CLOSED')
    expect(recorder.texts).toHaveLength(1)
  })
})

describe('querying a charge at WeChat Pay', () => {
  it('a charge waits until it is paid, and is paid with its amount and distributor', async () => {
    const { wechat, provider, charge } = await openPayment()
    await provider.createCharge(charge())
    const of = { interSn: SN, channel: 2, distId: 7, amount: yuanToFen('88.50') }
    expect(await provider.queryCharge(charge())).toEqual({ ...of, state: 'WAIT', tradeNo: '' })
    wechat.pay(SN)
    expect(await provider.queryCharge(charge())).toEqual({ ...of, state: 'SUCCESS', tradeNo: wechat.trade(SN).no })
  })

  it.each([
    ['REFUND', 'SUCCESS'],
    ['USERPAYING', 'WAIT'],
    ['ACCEPT', 'WAIT'],
    ['CLOSED', 'CLOSED'],
    ['REVOKED', 'CLOSED'],
    ['PAYERROR', 'CLOSED'],
    ['SOMETHING_NEW', 'WAIT'],
  ])('the state %s of WeChat Pay means %s here', async (state, meaning) => {
    const { wechat, provider, paid, charge, recorder } = await openPayment()
    await paid()
    Object.assign(wechat.trade(SN), { state })
    expect(await provider.queryCharge(charge())).toMatchObject({ state: meaning })
    await provider.queryCharge(charge())
    expect(recorder.texts).toEqual(state === 'SOMETHING_NEW' ? ['unknown state of a wechat pay trade'] : [])
  })

  it('closed charges that were never paid keep numbers of their own', async () => {
    const { provider, charge } = await openPayment()
    await provider.createCharge(charge())
    await provider.closeCharge(charge())
    expect(await provider.queryCharge(charge())).toMatchObject({ state: 'CLOSED', tradeNo: SN })
  })

  it('a number that WeChat Pay does not know is null', async () => {
    const { provider, charge } = await openPayment()
    expect(await provider.queryCharge(charge())).toBeNull()
  })

  it('an answer about another charge, or in another currency, is not believed', async () => {
    const { wechat, provider, paid, charge } = await openPayment()
    await paid()
    wechat.faults.next('query', 'otherNumber')
    await expect(provider.queryCharge(charge())).rejects.toThrow('another charge')
    Object.assign(wechat.trade(SN), { attach: 'x7' })
    await expect(provider.queryCharge(charge())).rejects.toThrow(WechatUnknown)
    Object.assign(wechat.trade(SN), { attach: '7', fen: 88.5 })
    await expect(provider.queryCharge(charge())).rejects.toThrow(WechatUnknown)
  })

  it('an unknown number whose refusal is unsigned is null, and one with a wrong signature is not believed', async () => {
    const { wechat, provider, charge } = await openPayment()
    wechat.faults.next('query', 'unsignedRefusal', 'badRefusal')
    expect(await provider.queryCharge(charge())).toBeNull()
    await expect(provider.queryCharge(charge())).rejects.toThrow('not genuine')
  })
})

describe('closing a charge at WeChat Pay', () => {
  it('an unpaid charge is closed for good', async () => {
    const { wechat, provider, charge } = await openPayment()
    await provider.createCharge(charge())
    expect(await provider.closeCharge(charge())).toBe(true)
    expect(wechat.pay(SN)).toBe(false)
    expect(await provider.closeCharge(charge()), 'again').toBe(true)
  })

  it('a paid charge is not closed', async () => {
    const { provider, paid, charge } = await openPayment()
    await paid()
    expect(await provider.closeCharge(charge())).toBe(false)
  })

  it('a charge that WeChat Pay refuses to close in its first minutes is closed later', async () => {
    const { wechat, provider, charge, clock, recorder } = await openPayment()
    wechat.hasOldRules = true
    await provider.createCharge(charge())
    expect(await provider.closeCharge(charge())).toBe(false)
    clock.pass({ minutes: 5 })
    expect(await provider.closeCharge(charge())).toBe(true)
    expect(recorder.lines).toEqual([])
  })

  it('an empty answer without a signature closes nothing here', async () => {
    const { wechat, provider, charge } = await openPayment()
    await provider.createCharge(charge())
    wechat.faults.next('close', 'unsigned')
    await expect(provider.closeCharge(charge())).rejects.toThrow(WechatUnknown)
    expect(await provider.closeCharge(charge()), 'it was closed by then').toBe(true)
  })

  it('a charge said to be closed is closed only if a signed query says so too', async () => {
    const { wechat, provider, paid, charge } = await openPayment()
    await paid()
    wechat.faults.next('close', { status: 400, code: 'ORDERCLOSED' })
    expect(await provider.closeCharge(charge())).toBe(false)
  })

  it('a number that WeChat Pay does not know is over only when no request of it can be on its way', async () => {
    const { provider, charge, clock } = await openPayment()
    const request = charge()
    clock.pass({ minutes: 20 })
    expect(await provider.closeCharge(request)).toBe(false)
    clock.pass({ minutes: 2 })
    expect(await provider.closeCharge(request)).toBe(true)
  })

  it('a charge that is opened after its request timed out can still be found and closed', async () => {
    const { wechat, impatient, provider, charge } = await openPayment()
    wechat.faults.next('native', 'late')
    await expect(impatient.createCharge(charge())).rejects.toThrow(WechatUnknown)
    expect([await provider.queryCharge(charge()), await provider.closeCharge(charge())]).toEqual([null, false])
    wechat.settleLate()
    expect(await provider.queryCharge(charge())).toMatchObject({ state: 'WAIT' })
    expect(await provider.closeCharge(charge())).toBe(true)
  })

  it('a refusal that we do not know closes nothing and is logged once', async () => {
    const { wechat, provider, charge, recorder } = await openPayment()
    await provider.createCharge(charge())
    const odd = { status: 403, code: 'RULE_LIMIT' }
    wechat.faults.next('close', odd, odd)
    expect([await provider.closeCharge(charge()), await provider.closeCharge(charge())]).toEqual([false, false])
    expect(recorder.texts).toEqual(['wechat pay does not close a charge'])
  })
})
