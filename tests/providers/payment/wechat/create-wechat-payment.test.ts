import { describe, expect, it } from 'vitest'
import { createPayments } from '@/lib/server/providers/payment/payments'
import { APP_ID, OPEN_ID } from '../../../support/vendors/wechat-pay/merchant'
import { HOST, openPayment } from '../../../support/vendors/wechat-pay/open-payment'

describe('the payment provider of WeChat Pay', () => {
  it('the provider takes WeChat only, by QR code everywhere and by page and browser on registered hosts', async () => {
    const { provider } = await openPayment({ h5Hosts: ['m.shop.test:8443', HOST], jsapiHosts: [HOST] })
    expect([provider.name, provider.methodsOf(1, HOST)]).toEqual(['wechat', []])
    expect(provider.methodsOf(2, HOST)).toEqual(['qr', 'page', 'jsapi'])
    expect(provider.methodsOf(2, 'm.shop.test:8443')).toEqual(['qr', 'page'])
    expect(provider.methodsOf(2, 'm.shop.test')).toEqual(['qr'])
    expect(createPayments([provider]).ofChannel(2, HOST)?.provider).toBe(provider)
  })

  it('the browser of WeChat is not offered without the secret of the official account', async () => {
    const { provider } = await openPayment({ appSecret: '' })
    expect([provider.methodsOf(2, HOST), provider.payers]).toEqual([['qr', 'page'], undefined])
  })

  it('an accepted notice is answered by an empty 204, another by a failure', async () => {
    const { provider } = await openPayment()
    expect(provider.noticeAnswer(true)).toMatchObject({ body: '', status: 204 })
    const { body, status, contentType } = provider.noticeAnswer(false)
    expect([JSON.parse(body), status, contentType]).toEqual([
      { code: 'FAIL', message: '失败' },
      500,
      'application/json',
    ])
  })

  it.each([
    'http://shop.test/notify',
    'https://shop.test/notify?a=1',
    'https://shop.test/notify#a',
    '/api/pay/notify/wechat',
    `https://shop.test/${'a'.repeat(255)}`,
  ])('the notify address %s is refused at the start', async (notifyUrl) => {
    await expect(openPayment({ notifyUrl })).rejects.toThrow('notify address')
  })
})

describe('payers inside WeChat', () => {
  it('the login returns to the page of the shop without asking the person', async () => {
    const { provider } = await openPayment()
    const url = new URL(provider.payers?.authorizeUrl('https://shop.test/pay?orderSn=1&way=wx', 'a1b2') ?? '')
    expect(url.origin + url.pathname + url.hash).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect',
    )
    // WeChat demands this order
    expect([...url.searchParams]).toEqual([
      ['appid', APP_ID],
      ['redirect_uri', 'https://shop.test/pay?orderSn=1&way=wx'],
      ['response_type', 'code'],
      ['scope', 'snsapi_base'],
      ['state', 'a1b2'],
    ])
  })

  it('a code is exchanged once for the id of the payer', async () => {
    const { provider, wechat } = await openPayment()
    wechat.codes.set('code-1', OPEN_ID)
    expect(await provider.payers?.openIdOf('code-1')).toBe(OPEN_ID)
    expect(await provider.payers?.openIdOf('code-1'), 'again').toBeNull()
    expect(await provider.payers?.openIdOf('wrong')).toBeNull()
  })

  it('a refusal of our secret is an error that does not contain it', async () => {
    const { provider } = await openPayment({ appSecret: 'hush-hush' })
    const error = await provider.payers?.openIdOf('code-1').catch(String)
    expect(error).toBe('Error: wechat identifies no payer: 40125')
  })
})
