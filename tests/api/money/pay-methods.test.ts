import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { distHosts } from '@/lib/server/db/schema/core/tenancy'
import { createPayments } from '@/lib/server/providers/payment/payments'
import type { PaymentProvider } from '@/lib/server/providers/payment/port'
import { Deal } from '../../support/fixtures/deal'
import { Till } from '../../support/fixtures/till'
import { Visitor } from '../../support/visitor'
import { paymentOf } from '../../support/with-payment'
import { World } from '../../support/world'

describe('payment methods', () => {
  const world = new World()
  let till: Till
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  const sandbox = () => world.services.payments
  let original: ReturnType<typeof sandbox> | undefined
  /** Replaces the provider, as another installation has it. */
  const configure = (more: Partial<PaymentProvider>) => {
    original ??= sandbox()
    world.services.payments = createPayments([{ ...paymentOf({ payments: original }), ...more }])
  }
  afterEach(() => {
    if (original) world.services.payments = original
    original = undefined
  })
  afterAll(() => world.close())
  const placed = async () => (await Deal.open(world)).place()
  const form = (deal: Deal, payMode: '15' | '16' | '17') =>
    ({ amount: '100.00', aliOrWx: '2', orderId: deal.orderSn, payMode }) as const
  const path = '/wares/x/pay?orderSn=D1&way=wx'

  it('a payment on the provider’s page opens it, and returns to a page of this host with the payment', async () => {
    const deal = await placed()
    const { payRand, payInterSn } = await deal.buyer.do('POST /pay/recPay', { ...form(deal, '16'), returnUrl: path })
    const opened = await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })
    expect(opened).toMatchObject({ kind: 'page', qrText: '', jsapi: null })
    const { tradeNo, returnUrl } = await till.trade(payInterSn)
    expect(opened.pageUrl).toContain(`/sandbox-pay/${tradeNo}`)
    expect(returnUrl).toBe(`${world.dist().origin}${path}&payRand=${payRand}`)
    const pay = new Request(`${world.dist().origin}/sandbox-pay/${tradeNo}`, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay' }),
    })
    expect((await world.app.api.fetch(pay)).headers.get('location')).toBe(returnUrl)
    await till.send(await till.notice(payInterSn))
    expect((await deal.buyer.do('GET /pay/queryPayStatus', { payRand })).code).toBe(0)
    const { list } = await deal.buyer.do('GET /user/findBalanceRecord', {})
    expect(list.at(-1)).toMatchObject({ kindName: '在线支付', memo: '在线支付' })
  })

  it.each([
    'https://evil.example/pay',
    '//evil.example',
    'javascript:alert(1)',
    'blob:ORIGIN/5f1c',
    'ftp://HOST/file',
    'https://evil.example@HOST.evil.example/',
  ])('a payment does not return to %s', async (address) => {
    const { origin, host } = new URL(world.dist().origin)
    const returnUrl = address.replace('ORIGIN', origin).replace('HOST', host)
    const deal = await placed()
    const { payRand, payInterSn } = await deal.buyer.do('POST /pay/recPay', { ...form(deal, '16'), returnUrl })
    await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })
    expect((await till.trade(payInterSn)).returnUrl).toBe(`${world.dist().origin}/center?payRand=${payRand}`)
  })

  it('a QR code and a page of one order are two payments, and the second one that is paid goes to the balance', async () => {
    const deal = await placed()
    const code = await deal.buyer.do('POST /pay/recPay', form(deal, '15'))
    const page = await deal.buyer.do('POST /pay/recPay', form(deal, '16'))
    expect(page.payInterSn).not.toBe(code.payInterSn)
    expect((await deal.buyer.do('POST /pay/recPay', form(deal, '16'))).payInterSn).toBe(page.payInterSn)
    await deal.buyer.do('GET /pay/showPayUrl', { id: page.payRand })
    await till.settle(code.payInterSn)
    await till.settle(page.payInterSn)
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
  })

  it('a payment begun on a further host of the distributor returns there', async () => {
    const host = 'further.example'
    await world.services.db.insert(distHosts).values({ host, distId: 1, isPrimary: false })
    await world.app.hosts.reload()
    const deal = await placed()
    const origin = `http://${host}:${world.port}`
    const there = new Visitor(origin, (request) => world.app.api.fetch(request))
    for (const name of ['token', 'sb']) there.cookies.set(name, deal.buyer.cookies.get(name) ?? '')
    const asked: string[] = []
    configure({
      methodsOf: (_channel, at) => {
        asked.push(at)
        return ['page']
      },
    })
    expect((await there.do('GET /pay/payMethodShow', {})).methods).toHaveLength(2)
    const { payRand, payInterSn } = await there.do('POST /pay/recPay', { ...form(deal, '16'), returnUrl: path })
    await there.do('GET /pay/showPayUrl', { id: payRand })
    expect((await till.trade(payInterSn)).returnUrl).toBe(`${origin}${path}&payRand=${payRand}`)
    expect(new Set(asked)).toEqual(new Set([new URL(origin).host]))
  })

  it.each([
    ['network', { 'x-client-ip': '198.51.100.9' }],
    ['device', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' }],
  ])(
    'a page opened in one %s is not reused in another: a new one replaces it, and the code stays',
    async (_what, elsewhere) => {
      const deal = await placed()
      Object.assign(deal.buyer.always, { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', 'x-client-ip': '203.0.113.7' })
      const start = async (payMode: '15' | '16') => {
        const started = await deal.buyer.do('POST /pay/recPay', { ...form(deal, payMode), returnUrl: path })
        await deal.buyer.do('GET /pay/showPayUrl', { id: started.payRand })
        return started
      }
      const [code, first] = [await start('15'), await start('16')]
      expect(await start('16')).toMatchObject({ payInterSn: first.payInterSn })
      Object.assign(deal.buyer.always, elsewhere)
      const second = await start('16')
      expect(second.payInterSn).not.toBe(first.payInterSn)
      expect((await deal.buyer.do('GET /pay/queryPayStatus', { payRand: first.payRand })).expired).toBe(true)
      await till.reconcile()
      expect(await till.pay(first.payInterSn), 'the replaced page').toBe(false)
      expect((await start('15')).payInterSn, 'the code').toBe(code.payInterSn)
      await till.settle(second.payInterSn)
      expect(await deal.state()).toBe('1 VERIFY')
    },
  )

  it('a page that was paid before it was replaced pays the order', async () => {
    const deal = await placed()
    const start = () => deal.buyer.do('POST /pay/recPay', form(deal, '16'))
    const first = await start()
    await deal.buyer.do('GET /pay/showPayUrl', { id: first.payRand })
    await till.pay(first.payInterSn)
    Object.assign(deal.buyer.always, { 'x-client-ip': '198.51.100.9' })
    await start()
    await till.reconcile()
    expect(await deal.state()).toBe('1 VERIFY')
  })

  it('only methods that are offered on this host can be used', async () => {
    configure({
      methodsOf: (channel, host) => (channel === 1 && host === 'elsewhere' ? ['qr'] : channel === 2 ? ['qr'] : []),
    })
    const deal = await placed()
    expect((await deal.buyer.do('GET /pay/payMethodShow', {})).methods).toEqual([
      { aliOrWx: 2, name: '微信支付', payModes: ['15'] },
    ])
    for (const input of [form(deal, '16'), { ...form(deal, '15'), aliOrWx: '1' as const }])
      expect(await deal.buyer.ask('POST /pay/recPay', input)).toMatchObject({ name: 'PAUSED' })
  })

  it('inside WeChat the payer is identified once, for this account only', async () => {
    const codes = new Map([['code-1', 'openid-1']])
    const params = { appId: 'wx', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
    const payers: string[] = []
    configure({
      methodsOf: () => ['jsapi'],
      payers: {
        authorizeUrl: (to, state) => `https://wechat.test/?to=${to}&state=${state}`,
        openIdOf: async (code) => codes.get(code) ?? null,
      },
      createCharge: async ({ payer }) => {
        payers.push(payer.openId)
        return { kind: 'jsapi', params }
      },
    })
    const deal = await placed()
    const { url } = await deal.buyer.do('GET /pay/wechatAuthorize', { returnUrl: '/wares/x/pay' })
    const { to, state = '' } = Object.fromEntries(new URL(url).searchParams)
    expect(to).toBe(`${world.dist().origin}/wares/x/pay`)
    expect(state).toMatch(/^[\da-z]{1,128}$/i)
    const refused = { name: 'INVALID_INPUT', msg: '微信授权已失效，请重新付款' }
    expect(await deal.buyer.ask('POST /pay/wechatPayer', { code: 'used', state })).toMatchObject(refused)
    // a link with somebody else's code would pay with their WeChat account
    for (const foreign of ['wxpay', `${state}0`])
      expect(await deal.buyer.ask('POST /pay/wechatPayer', { code: 'code-1', state: foreign })).toMatchObject(refused)
    expect(await deal.seller.ask('POST /pay/wechatPayer', { code: 'code-1', state })).toMatchObject(refused)
    const { wxPayer } = await deal.buyer.do('POST /pay/wechatPayer', { code: 'code-1', state })
    const { payRand } = await deal.buyer.do('POST /pay/recPay', { ...form(deal, '17'), wxPayer })
    expect(await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })).toMatchObject({ kind: 'jsapi', jsapi: params })
    expect(payers).toEqual(['openid-1'])
    const other = await placed()
    for (const foreign of [wxPayer, 'forged', undefined])
      expect(await other.buyer.ask('POST /pay/recPay', { ...form(other, '17'), wxPayer: foreign })).toMatchObject({
        name: 'INVALID_INPUT',
        msg: '微信授权已失效，请重新付款',
        data: { field: 'wxPayer' },
      })
  })

  it('on a host where payments inside WeChat are not offered, no one is identified for them', async () => {
    const payers = { authorizeUrl: (to: string) => to, openIdOf: async () => 'openid-1' }
    configure({
      methodsOf: (channel, host) => (channel === 2 ? (host === 'wx.example' ? ['jsapi'] : ['qr']) : []),
      payers,
    })
    const { buyer } = await placed()
    for (const answer of [
      await buyer.ask('GET /pay/wechatAuthorize', { returnUrl: '/center' }),
      await buyer.ask('POST /pay/wechatPayer', { code: 'code-1', state: 'x' }),
    ])
      expect(answer).toMatchObject({ name: 'PAUSED', msg: '暂不支持在微信内付款，请换一种支付方式' })
  })

  it('a page that the provider does not open is reported, and can be opened again', async () => {
    const deal = await placed()
    const { payRand } = await deal.buyer.do('POST /pay/recPay', form(deal, '16'))
    configure({
      createCharge: async () => {
        throw new Error('down')
      },
    })
    expect(await deal.buyer.ask('GET /pay/showPayUrl', { id: payRand })).toMatchObject({ name: 'PAYMENT_FAILED' })
    if (original) world.services.payments = original
    expect((await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })).kind).toBe('page')
  })
})
