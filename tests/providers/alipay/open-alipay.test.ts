import { describe, expect, it } from 'vitest'
import { AlipayMisconfigured, AlipayUnknown } from '@/lib/server/providers/alipay/answer'
import { openAlipay } from '@/lib/server/providers/alipay/open-alipay'
import { formatDateTime } from '@/lib/shared/time'
import type { Fault } from '../../support/vendors/alipay/faults'
import { openDouble, SHORT_MS } from '../../support/vendors/alipay/open-double'

const QUERY = 'alipay.trade.query'

async function open(mode: 'key' | 'certificate' = 'certificate', timeoutMs?: number) {
  const double = await openDouble(mode)
  const client = await openAlipay({ ...double.app, timeoutMs })
  const charge = {
    out_trade_no: 'P1',
    total_amount: '88.50',
    subject: '订单1',
    time_expire: formatDateTime(new Date(double.clock.now().getTime() + 900_000)),
    product_code: 'FACE_TO_FACE_PAYMENT',
  }
  await client.ask('alipay.trade.precreate', charge, { notifyUrl: 'http://127.0.0.1:9/notify' })
  double.alipay.pay('P1')
  const query = () => client.ask(QUERY, { out_trade_no: 'P1' })
  return { ...double, client, query }
}

describe('the client of Alipay', () => {
  it.each(['key', 'certificate'] as const)('a signed answer is read in %s mode', async (mode) => {
    const { query } = await open(mode)
    const answer = await query()
    expect(answer.ok && [answer.field('trade_status'), answer.field('total_amount'), answer.field('none')]).toEqual([
      'TRADE_SUCCESS',
      '88.50',
      '',
    ])
  })

  it('a business refusal is recognised by its code without the family', async () => {
    const { client } = await open()
    expect(await client.ask(QUERY, { out_trade_no: 'P2' })).toEqual({ ok: false, code: 'TRADE_NOT_EXIST' })
  })

  it.each<Fault>([
    'busy',
    'busyDone',
    'systemError',
    'unsignedError',
    'oldCertificate',
    'badSignature',
    'twice',
    'status502',
    'notJson',
    { subCode: 'isp.unknow-error' },
    { subCode: '' },
    { code: '50000', subCode: 'NEW_CODE' },
  ])('an answer that proves nothing leaves the state unknown: %o', async (fault) => {
    const { alipay, query } = await open()
    alipay.faults.next(QUERY, fault)
    await expect(query()).rejects.toThrow(AlipayUnknown)
    expect((await query()).ok, 'the next answer counts').toBe(true)
  })

  it('an answer that never comes ends at the time limit', async () => {
    const { alipay, client } = await open()
    const short = await openAlipay({ ...alipay.credentials, now: client.now, log: client.log, timeoutMs: SHORT_MS })
    alipay.faults.next(QUERY, 'deaf')
    await expect(short.ask(QUERY, { out_trade_no: 'P1' })).rejects.toThrow(/^alipay\.trade\.query: no answer/)
  })

  it('refused settings are logged once, with the code and nothing of the request', async () => {
    const { alipay, recorder, query } = await open()
    for (const _ of [1, 2]) {
      alipay.faults.next(QUERY, { code: '40006', subCode: 'isv.insufficient-isv-permissions' })
      await expect(query()).rejects.toThrow(AlipayMisconfigured)
    }
    expect(recorder.lines).toEqual([
      {
        facts: { method: QUERY, reason: 'alipay.trade.query: 40006 isv.insufficient-isv-permissions' },
        text: 'alipay refuses our settings',
      },
    ])
  })

  it('a new certificate of Alipay is reported once and its answers are not believed', async () => {
    const { alipay, recorder, query } = await open()
    for (const _ of [1, 2]) {
      alipay.faults.next(QUERY, 'oldCertificate')
      await expect(query()).rejects.toThrow('another Alipay certificate')
    }
    expect(recorder.texts).toEqual(['alipay signs with another certificate: install the new one'])
  })

  it('an error tells the claimed code of an unsigned answer and never its content', async () => {
    const { alipay, query } = await open()
    alipay.faults.next(QUERY, 'unsignedError', 'badSignature')
    await expect(query()).rejects.toThrow('alipay.trade.query: gateway error 40002 isv.invalid-app-id')
    const error = (await query().catch((failure: unknown) => failure)) as Error
    expect([error.message, error.cause]).toEqual(['alipay.trade.query: wrong signature', undefined])
  })

  it('the time of a request is the one of Beijing, whatever the zone of the process', async () => {
    const { clock, query } = await open()
    clock.pass({ hours: 100 })
    expect((await query()).ok, 'the double refuses a time that is off by ten minutes').toBe(true)
  })

  it('the address of a payment page is signed', async () => {
    const { alipay, client, clock } = await open('key')
    const biz = {
      out_trade_no: 'P3',
      total_amount: '1.00',
      subject: '订单 100%+1',
      time_expire: formatDateTime(new Date(clock.now().getTime() + 900_000)),
      product_code: 'FAST_INSTANT_TRADE_PAY',
    }
    const urls = { notifyUrl: 'https://shop.test/n', returnUrl: 'https://shop.test/back?a=1&b=%25' }
    const url = client.pageUrl('alipay.trade.page.pay', biz, urls)
    const answer = await (await fetch(url)).json()
    expect(answer).toMatchObject({ alipay_trade_page_pay_response: { code: '10000' } })
    expect(alipay.trade('P3')).toMatchObject(urls)
    const tampered = await (await fetch(url.replace('1.00', '0.01'))).json()
    expect(tampered).toMatchObject({ alipay_trade_page_pay_response: { sub_code: 'isv.invalid-signature' } })
  })

  it('a client without app id, or with roots that are not RSA, is refused', async () => {
    const { app, alipay } = await open()
    await expect(openAlipay({ ...app, appId: '' })).rejects.toThrow('app id is missing')
    const trust = app.trust
    if (!('appCert' in trust)) throw new Error('certificates expected')
    const [, ec = ''] = alipay.identity.rootPem.split(/(?=-----BEGIN)/)
    await expect(openAlipay({ ...app, trust: { ...trust, alipayRootCert: ec } })).rejects.toThrow('no RSA certificate')
  })
})
