import { beforeAll, describe, expect, it } from 'vitest'
import { Deal, runClock } from '../support/fixtures/deal'
import { OPEN_ID } from '../support/vendors/wechat-pay/merchant'
import { buyerStory, PAID_STORY, placeByWechat, type WechatShop, wechatShop } from '../support/vendors/wechat-pay/shop'
import type { WechatDouble } from '../support/vendors/wechat-pay/wechat-double'
import { World } from '../support/world'

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
  'x-client-ip': '203.0.113.7',
}
const PAID = '1 VERIFY'

describe('orders paid by WeChat Pay', () => {
  const world = new World()
  const shopOf = wechatShop(world)
  let shop: WechatShop
  let wechat: WechatDouble
  beforeAll(() => {
    shop = shopOf()
    wechat = shop.wechat
  })
  const placed = () => placeByWechat(world)
  const statusOf = async (sn: string) => {
    const { rows } = await world.services.db.execute<{ status: number }>(
      `select status from payments where inter_sn = '${sn}'`,
    )
    return rows[0]?.status
  }

  it('an order is paid by a QR code and its notice', async () => {
    const { deal, sn } = await placed()
    expect((await deal.buyer.do('GET /pay/payMethodShow', {})).methods).toEqual([
      { aliOrWx: 2, name: '微信支付', payModes: ['15', '16', '17'] },
    ])
    const started = await deal.buyer.do('POST /pay/recPay', { amount: '100.00', aliOrWx: '2', orderId: deal.orderSn })
    const { qrText } = await deal.buyer.do('GET /pay/showPayUrl', { id: started.payRand })
    expect([wechat.ticket(qrText), wechat.trade(sn).fen]).toEqual([sn, 10_000])
    wechat.pay(sn)
    expect(await deal.state()).not.toBe(PAID)
    expect(await wechat.send(sn)).toBe(204)
    expect(await deal.state()).toBe(PAID)
    expect((await deal.buyer.do('GET /pay/queryPayStatus', { payRand: started.payRand })).code).toBe(0)
    expect(await buyerStory(deal)).toEqual(PAID_STORY)
  })

  it('an order is paid on the page of WeChat Pay, which leads back to the shop', async () => {
    const deal = await (await Deal.open(world)).place()
    Object.assign(deal.buyer.always, PHONE)
    const form = { amount: '100.00', aliOrWx: '2', payMode: '16', orderId: deal.orderSn, returnUrl: '/center' } as const
    const { payRand, payInterSn } = await deal.buyer.do('POST /pay/recPay', form)
    const { pageUrl } = await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })
    const returnUrl = `${world.dist().origin}/center?payRand=${payRand}`
    expect(wechat.openPage(pageUrl, 'https://shop.test/')).toEqual({ outNo: payInterSn, returnUrl })
    wechat.pay(payInterSn)
    expect(await wechat.send(payInterSn)).toBe(204)
    expect(await deal.state()).toBe(PAID)
  })

  it('after a change of the network the page of WeChat Pay is opened for the new address', async () => {
    const deal = await (await Deal.open(world)).place()
    const open = async (ip: string) => {
      Object.assign(deal.buyer.always, PHONE, { 'x-client-ip': ip })
      const form = { amount: '100.00', aliOrWx: '2', payMode: '16', orderId: deal.orderSn } as const
      const { payRand, payInterSn } = await deal.buyer.do('POST /pay/recPay', form)
      await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })
      return payInterSn
    }
    const [first, second] = [await open('203.0.113.7'), await open('198.51.100.9')]
    expect(wechat.trade(second).content).toContain('198.51.100.9')
    await shop.reconcile()
    expect(wechat.pay(first), 'the replaced page').toBe(false)
    wechat.pay(second)
    expect(await wechat.send(second)).toBe(204)
    expect(await deal.state()).toBe(PAID)
  })

  it('an order is paid by a call of the browser of WeChat, by the payer that its login identified', async () => {
    const deal = await (await Deal.open(world)).place()
    const { url } = await deal.buyer.do('GET /pay/wechatAuthorize', { returnUrl: '/center?way=wx' })
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${world.dist().origin}/center?way=wx`)
    const state = new URL(url).searchParams.get('state') ?? ''
    wechat.codes.set('code-of-buyer', OPEN_ID)
    const { wxPayer } = await deal.buyer.do('POST /pay/wechatPayer', { code: 'code-of-buyer', state })
    expect((await deal.buyer.ask('POST /pay/wechatPayer', { code: 'code-of-buyer', state })).name).toBe('INVALID_INPUT')
    const form = { amount: '100.00', aliOrWx: '2', payMode: '17', orderId: deal.orderSn, wxPayer } as const
    const { payRand, payInterSn } = await deal.buyer.do('POST /pay/recPay', form)
    const { jsapi } = await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })
    expect(jsapi && wechat.callBrowser(jsapi)).toBe(payInterSn)
    wechat.pay(payInterSn)
    expect(await wechat.send(payInterSn)).toBe(204)
    expect(await deal.state()).toBe(PAID)
  })

  it('a payment whose notice was lost is found by a query', async () => {
    const { deal, sn } = await placed()
    wechat.pay(sn)
    world.pass({ minutes: 1 })
    wechat.faults.next('query', 'signTest')
    await shop.reconcile()
    expect(await deal.state(), 'the answer was a probe').not.toBe(PAID)
    world.pass({ minutes: 6 })
    await shop.reconcile()
    expect(await deal.state()).toBe(PAID)
    expect(await wechat.send(sn), 'a late notice').toBe(204)
    expect(await buyerStory(deal)).toEqual(PAID_STORY)
  })

  it('notices that come at once, again and under both kinds of key count once', async () => {
    const { deal, sn } = await placed()
    wechat.pay(sn)
    wechat.publicKeyShare = 50
    const notices = Array.from({ length: 8 }, () => wechat.notice(sn))
    wechat.publicKeyShare = 100
    expect(await Promise.all(notices.map((notice) => wechat.send(sn, notice)))).toEqual(Array(8).fill(204))
    expect(await deal.state()).toBe(PAID)
    world.pass({ minutes: 6 })
    await shop.reconcile()
    expect(await buyerStory(deal)).toEqual(PAID_STORY)
  })

  it('a notice that comes before the answer to the opening of the charge pays the order', async () => {
    const deal = await (await Deal.open(world)).place()
    let status = 0
    wechat.beforeAnswer.set('native', async () => {
      const sn = [...wechat.books.trades.keys()].at(-1) ?? ''
      wechat.pay(sn)
      status = await wechat.send(sn)
    })
    await deal.startQr('2')
    expect([status, await deal.state()]).toEqual([204, PAID])
  })

  it('an order whose charge was opened, but not answered, is paid by a second try', async () => {
    const deal = await (await Deal.open(world)).place()
    wechat.faults.next('native', 'cut')
    const form = { amount: '100.00', aliOrWx: '2', orderId: deal.orderSn } as const
    expect((await deal.buyer.ask('POST /pay/recPay', form)).name).toBe('PAYMENT_FAILED')
    const sn = await deal.startQr('2')
    wechat.pay(sn)
    expect(await wechat.send(sn)).toBe(204)
    expect(await deal.state()).toBe(PAID)
  })

  it('forged notices are refused and change nothing', async () => {
    const [{ deal, sn }, other] = [await placed(), await placed()]
    wechat.pay(other.sn)
    expect(await wechat.send(other.sn)).toBe(204)
    wechat.pay(sn)
    const { stranger, certificate } = wechat.identity
    const amount = (total: number, currency = 'CNY') => ({ changes: { amount: { total, currency } } })
    const forged = [
      { key: stranger },
      { key: stranger, serial: certificate.serial },
      { isProbe: true },
      { flipTag: true },
      { age: 301 },
      { changes: { appid: 'wx0000000000000000' } },
      { changes: { mchid: '1900000009' } },
      amount(1),
      amount(10_000, 'USD'),
      { changes: { out_trade_no: 'P20350101UNKNOWN' } },
      { changes: { attach: '9' } },
      { changes: { transaction_id: wechat.trade(other.sn).no } },
    ]
    for (const options of forged) {
      const answer = await wechat.post(wechat.trade(sn).notifyUrl, wechat.notice(sn, options))
      expect(answer, JSON.stringify(options)).toEqual({ status: 500, body: '{"code":"FAIL","message":"失败"}' })
    }
    const { body, headers } = wechat.notice(other.sn)
    expect(await wechat.send(sn, { body: body.replace('TRANSACTION', 'REFUND'), headers })).toBe(500)
    expect(await deal.state()).not.toBe(PAID)
    expect(await wechat.send(sn)).toBe(204)
    expect(await deal.state()).toBe(PAID)
  })

  it('a code that no one paid is closed with its order', async () => {
    const { deal, sn } = await placed()
    wechat.hasOldRules = true
    wechat.trade(sn).createdAt = new Date(world.now().getTime() + 12 * 60_000)
    world.pass({ minutes: 16 })
    await runClock(world)
    await shop.reconcile()
    expect([await statusOf(sn), await deal.state()], 'too young to be closed').toEqual([0, '7 TIMEOUT'])
    world.pass({ minutes: 5 })
    await shop.reconcile()
    wechat.hasOldRules = false
    expect([await statusOf(sn), wechat.trade(sn).state, wechat.pay(sn)]).toEqual([2, 'CLOSED', false])
  })

  it('a charge that WeChat Pay never knew is given up when no request can be on its way', async () => {
    const deal = await (await Deal.open(world)).place()
    wechat.faults.next('native', 'status502')
    const form = { amount: '100.00', aliOrWx: '2', orderId: deal.orderSn } as const
    expect((await deal.buyer.ask('POST /pay/recPay', form)).name).toBe('PAYMENT_FAILED')
    const { rows } = await world.services.db.execute<{ inter_sn: string }>(
      `select inter_sn from payments where ref_sn = '${deal.orderSn}'`,
    )
    const sn = rows[0]?.inter_sn ?? ''
    world.pass({ minutes: 11 })
    await shop.reconcile()
    expect(await statusOf(sn)).toBe(0)
    world.pass({ minutes: 5 })
    await runClock(world)
    await shop.reconcile()
    expect(await statusOf(sn)).toBe(2)
  })

  it('a payment found after its order has ended pays it, or goes to the balance if the goods are sold', async () => {
    const [late, tooLate] = [await placed(), await placed()]
    world.pass({ minutes: 4 })
    expect([wechat.pay(late.sn), wechat.pay(tooLate.sn)]).toEqual([true, true])
    world.pass({ minutes: 12 })
    await runClock(world)
    expect(await tooLate.deal.state()).toBe('7 TIMEOUT')
    const { sn: goodsSn, price } = tooLate.deal.goods
    const rival = await world.logIn({ balance: '100.00' })
    await rival.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
    await shop.reconcile()
    expect([await late.deal.state(), await tooLate.deal.state()]).toEqual([PAID, '7 TIMEOUT'])
    expect(await world.balance(tooLate.deal.people.buyer)).toBe('100.00')
    expect(await wechat.send(tooLate.sn), 'the notice of it').toBe(204)
    expect(await world.balance(tooLate.deal.people.buyer)).toBe('100.00')
  })
})
