import { beforeAll, describe, expect, it } from 'vitest'
import { formatDate } from '@/lib/shared/time'
import { Saver } from '../support/fixtures/bank'
import { Deal, runClock } from '../support/fixtures/deal'
import { ledgerStory } from '../support/ledger'
import { AlipayShop, alipayShop } from '../support/vendors/alipay/shop'
import { openWorld } from '../support/world'

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }
const PAID = '1 VERIFY'
const PAID_STORY = ['payment      alipay -100.00 | buyer +100.00', 'orderHold    buyer -100.00 | escrow +100.00']

/** An order of 100.00 paid through the Alipay adapter to the local double of Alipay. */
describe('orders paid by Alipay', () => {
  const { world, shop: shopOf } = alipayShop()
  let shop: AlipayShop
  beforeAll(() => {
    shop = shopOf()
  })
  const placed = async () => {
    const deal = await (await Deal.open(world)).place()
    return { deal, sn: await deal.startQr('1') }
  }
  const paid = async () => {
    const order = await placed()
    shop.alipay.pay(order.sn)
    expect(await shop.alipay.send(order.sn)).toBe('success')
    return order
  }
  /** Transfers of the deal's buyer, and of refunds from its payment on. */
  const storyOf = async (deal: Deal) => {
    const lines = (await ledgerStory(world, deal.people)).split('\n')
    const since = lines.findIndex((line) => line.includes('buyer'))
    return lines.slice(since).filter((line) => /^(?!left).*(buyer|refund )/.test(line))
  }
  const whereOf = async (deal: Deal) =>
    (await deal.detail()).rows.find(({ label }) => label === '退款去向')?.value ?? ''

  it('an order is paid by a QR code and its notice', async () => {
    const { deal, sn } = await placed()
    const qrText = `https://qr.alipay.test/${shop.alipay.trade(sn).no}`
    expect((await deal.buyer.do('GET /pay/payMethodShow', {})).methods).toEqual([
      { aliOrWx: 1, name: '支付宝', payModes: ['15', '16'] },
    ])
    const started = await deal.buyer.do('POST /pay/recPay', { amount: '100.00', aliOrWx: '1', orderId: deal.orderSn })
    expect(await deal.buyer.do('GET /pay/showPayUrl', { id: started.payRand })).toMatchObject({ qrText })
    shop.alipay.pay(sn)
    expect(await deal.state()).not.toBe(PAID)
    expect(await shop.alipay.send(sn)).toBe('success')
    expect(await deal.state()).toBe(PAID)
    expect(await storyOf(deal)).toEqual(PAID_STORY)
  })

  it.each([
    ['a phone', PHONE, 'QUICK_WAP_WAY'],
    ['a computer', {}, 'FAST_INSTANT_TRADE_PAY'],
  ])('an order is paid on the page of Alipay from %s', async (_, browser, product) => {
    const deal = await (await Deal.open(world)).place()
    const form = { amount: '100.00', aliOrWx: '1', payMode: '16', orderId: deal.orderSn, returnUrl: '/center' } as const
    Object.assign(deal.buyer.always, browser)
    const { payRand, payInterSn } = await deal.buyer.do('POST /pay/recPay', form)
    const { pageUrl } = await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })
    expect((await fetch(pageUrl)).ok).toBe(true)
    const trade = shop.alipay.trade(payInterSn)
    expect(trade.content).toContain(product)
    expect(trade.returnUrl).toBe(`${world.dist().origin}/center?payRand=${payRand}`)
    shop.alipay.pay(payInterSn)
    expect(await shop.alipay.send(payInterSn)).toBe('success')
    expect(await deal.state()).toBe(PAID)
  })

  it('a payment whose notice was lost is found by a query', async () => {
    const { deal, sn } = await placed()
    shop.alipay.pay(sn)
    world.pass({ minutes: 1 })
    shop.alipay.faults.next('alipay.trade.query', 'badSignature')
    await shop.reconcile()
    expect(await deal.state(), 'the answer was not genuine').not.toBe(PAID)
    world.pass({ minutes: 6 })
    await shop.reconcile()
    expect(await deal.state()).toBe(PAID)
    expect(await shop.alipay.send(sn), 'a late notice').toBe('success')
  })

  it('notices that come at once, again, out of order and after months count once', async () => {
    const { deal, sn } = await placed()
    const waiting = shop.alipay.notice(sn, { changes: { trade_status: 'WAIT_BUYER_PAY' } })
    shop.alipay.pay(sn)
    const body = shop.alipay.notice(sn)
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.alipay.send(sn, body)))
    expect(answers).toEqual(Array(8).fill('success'))
    expect(await shop.alipay.send(sn, waiting)).toBe('success')
    shop.alipay.trade(sn).status = 'TRADE_FINISHED'
    expect(await shop.alipay.send(sn)).toBe('success')
    expect(await deal.state()).toBe(PAID)
    expect(await storyOf(deal)).toEqual(PAID_STORY)
  })

  it('a notice that comes before the answer to the opening of the charge pays the order', async () => {
    const deal = await (await Deal.open(world)).place()
    let answer = ''
    shop.alipay.beforeAnswer.set('alipay.trade.precreate', async () => {
      const sn = [...shop.alipay.books.trades.keys()].at(-1) ?? ''
      shop.alipay.pay(sn)
      answer = await shop.alipay.send(sn)
    })
    await deal.startQr('1')
    expect([answer, await deal.state()]).toEqual(['success', PAID])
  })

  it('forged notices are refused and change nothing', async () => {
    const { deal, sn } = await placed()
    const other = await paid()
    shop.alipay.pay(sn)
    const { alipay } = shop
    const stated = (changes: Record<string, string>) => alipay.send(sn, alipay.notice(sn, { changes }))
    const forged = [
      alipay.notice(sn, { tamper: { out_trade_no: other.sn } }),
      alipay.notice(sn, { tamper: { sign_type: 'RSA' } }),
      alipay.notice(sn, { key: alipay.identity.app.privateKey }),
      alipay.notice(sn, { tamper: { subject: '100%' } }),
    ]
    for (const body of forged) expect(await alipay.send(sn, body)).toBe('failure')
    expect(await stated({ app_id: '2021000000000009' }), 'another app').toBe('failure')
    expect(await stated({ seller_id: '2088000000000009' }), 'another seller').toBe('failure')
    expect(await stated({ total_amount: '0.01' }), 'another amount').toBe('failure')
    expect(await stated({ out_trade_no: 'P20350101UNKNOWN' }), 'an unknown number').toBe('failure')
    expect(await stated({ passback_params: '9' }), 'another distributor').toBe('failure')
    expect(await stated({ trade_no: alipay.trade(other.sn).no }), 'a trade of another payment').toBe('failure')
    expect(await deal.state()).not.toBe(PAID)
    expect(await alipay.send(sn)).toBe('success')
    expect(await deal.state()).toBe(PAID)
  })

  it('a code that no one scanned is closed when its end is certain, long after its order', async () => {
    const { deal, sn } = await placed()
    const statusOf = async () => {
      const { rows } = await world.services.db.execute<{ status: number }>(
        `select status from payments where inter_sn = '${sn}'`,
      )
      return rows[0]?.status
    }
    world.pass({ minutes: 1 })
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
    for (const minutes of [1, 5]) {
      world.pass({ minutes })
      await shop.reconcile()
      expect(await statusOf(), 'the code can be paid, or the clocks may differ').toBe(0)
    }
    world.pass({ minutes: 8 })
    await shop.reconcile()
    expect(await statusOf()).toBe(2)
  })

  it('a payment found after its order has ended pays it, or goes to the balance if the goods are sold', async () => {
    const [late, tooLate] = [await placed(), await placed()]
    world.pass({ minutes: 4 })
    expect([shop.alipay.pay(late.sn), shop.alipay.pay(tooLate.sn)]).toEqual([true, true])
    world.pass({ minutes: 12 })
    await runClock(world)
    expect(await tooLate.deal.state()).toBe('7 TIMEOUT')
    const { sn: goodsSn, price } = tooLate.deal.goods
    const rival = await world.logIn({ balance: '100.00' })
    await rival.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
    await shop.reconcile()
    expect([await late.deal.state(), await tooLate.deal.state()]).toEqual([PAID, '7 TIMEOUT'])
    expect(await world.balance(tooLate.deal.people.buyer)).toBe('100.00')
    expect(await shop.alipay.send(tooLate.sn), 'the notice of it').toBe('success')
    expect(await world.balance(tooLate.deal.people.buyer)).toBe('100.00')
  })

  it('a refund whose answer was lost is made once, and its notices change nothing', async () => {
    const { deal, sn } = await paid()
    await deal.act('buyer', 'refund')
    let answer = ''
    shop.alipay.faults.next('alipay.trade.refund', 'busyDone')
    shop.alipay.beforeAnswer.set('alipay.trade.refund', async () => {
      const { no } = shop.alipay.trade(sn).refunds[0] ?? { no: '' }
      answer = await shop.alipay.send(sn, shop.alipay.refundNotice(sn, no))
    })
    await shop.reconcile()
    expect(answer, 'a notice before the answer').toBe('success')
    expect(await whereOf(deal)).toBe('¥100.00 退回支付宝，处理中')
    world.pass({ minutes: 1 })
    await shop.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
    expect(shop.alipay.trade(sn).refunds).toHaveLength(1)
    expect(await shop.alipay.send(sn), 'the closed trade').toBe('success')
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
    expect(await storyOf(deal)).toEqual([
      'payment      alipay -100.00 | buyer +100.00',
      'orderHold    buyer -100.00 | escrow +100.00',
      'orderRefund  escrow -100.00 | buyer +100.00',
      'refundOut    buyer -100.00 | refund +100.00',
      'refundPaid   refund -100.00 | alipay +100.00',
    ])
  })

  it('a refund that Alipay refuses for good goes to the balance', async () => {
    const { deal, sn } = await paid()
    shop.alipay.trade(sn).status = 'TRADE_FINISHED'
    await deal.act('seller', 'refund')
    await shop.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 未能退回支付宝，已退回余额')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
  })
})

describe('withdrawals paid by Alipay', () => {
  const { world, shop: shopOf } = alipayShop()
  let shop: AlipayShop
  beforeAll(() => {
    shop = shopOf()
  })

  it('a withdrawal whose answer was lost is paid once to the Alipay account', async () => {
    const saver = await Saver.open(world)
    const sn = await saver.withdraw('500.00')
    shop.alipay.faults.next('alipay.fund.trans.uni.transfer', 'badSignature')
    await shop.payOut()
    expect((await saver.show(sn)).state).toBe('sent')
    world.pass({ minutes: 6 })
    await shop.payOut()
    expect(await saver.show(sn)).toMatchObject({ state: 'paid', arrives: '495.00' })
    expect(shop.alipay.payout(sn)).toMatchObject({ fen: 49500n, status: 'SUCCESS' })
    expect(shop.alipay.payout(sn).content).toContain(`"identity":"${saver.account}"`)
    expect(await saver.balance()).toBe('500.00')
  })

  it('a withdrawal waits while the balance at Alipay is too low, and is paid later', async () => {
    const saver = await Saver.open(world)
    const sn = await saver.withdraw('500.00')
    shop.alipay.ways.set(saver.account, { refuse: 'PAYER_BALANCE_NOT_ENOUGH' })
    await shop.payOut()
    expect((await saver.show(sn)).state, 'its owner is told nothing').toBe('sent')
    expect(shop.recorder.lines.filter(({ facts }) => facts.payoutSn === sn)).toHaveLength(1)
    shop.alipay.ways.clear()
    world.pass({ minutes: 6 })
    await shop.payOut()
    expect((await saver.show(sn)).state).toBe('paid')
  })

  it('a withdrawal to an unknown account fails with the reason, and its money returns', async () => {
    const saver = await Saver.open(world)
    const sn = await saver.withdraw('500.00')
    shop.alipay.ways.set(saver.account, { refuse: 'PAYEE_NOT_EXIST' })
    await shop.payOut()
    expect(await saver.show(sn)).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('收款支付宝账户不存在'),
    })
    expect(await saver.balance()).toBe('1000.00')
  })

  it('a card waits for its bank, is paid, and may be returned days later', async () => {
    const saver = await Saver.open(world, { kind: 3, known: false })
    const sn = await saver.withdraw('500.00')
    world.pass({ hours: 34 })
    await shop.payOut()
    expect((await saver.show(sn)).state).toBe('sent')
    shop.alipay.payout(sn).status = 'SUCCESS'
    world.pass({ minutes: 6 })
    await shop.payOut()
    expect((await saver.show(sn)).state).toBe('paid')
    shop.alipay.returnTransfer(sn)
    world.pass({ hours: 25 })
    await shop.payOut()
    expect((await saver.show(sn)).state).toBe('returned')
    expect(await saver.balance()).toBe('1000.00')
  })
})

it('the statement of a day of Alipay agrees with the ledger on payments, refunds and payouts', async () => {
  const world = await openWorld()
  const shop = await AlipayShop.open(world)
  const saver = await Saver.open(world)
  const [paid, refunded] = [await (await Deal.open(world)).place(), await (await Deal.open(world)).place()]
  for (const deal of [paid, refunded]) {
    const sn = await deal.startQr('1')
    shop.alipay.pay(sn)
    expect(await shop.alipay.send(sn)).toBe('success')
  }
  await refunded.act('seller', 'refund')
  await shop.reconcile()
  await saver.withdraw('500.00')
  await shop.payOut()
  // two payments, a refund, and two payouts with the one that made the payee known
  const day = formatDate(world.now())
  const finance = await world.logIn({ staff: 'finance' })
  const differences = () => finance.ask('GET /console/statementDifferences', { day })
  expect((await differences()).name, 'the day is not over').toBe('PAYMENT_FAILED')
  world.pass({ hours: 27 })
  expect((await differences()).data).toEqual({ day, lines: 5, list: [] })
  const stolen = [...shop.alipay.books.trades.values()][0]
  if (stolen) stolen.fen = 9999n
  expect((await differences()).data?.list).toMatchObject([{ here: '100.00', there: '99.99', kind: 'otherAmount' }])
  expect(await world.audit()).toEqual([])
  expect(await shop.faults()).toEqual([])
  await shop.close()
})
