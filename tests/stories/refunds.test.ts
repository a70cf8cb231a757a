import { beforeEach, describe, expect, it } from 'vitest'
import { reconcileRefunds } from '@/lib/server/modules/orders/trading/payments/reconcile-refunds'
import type { PaymentProvider } from '@/lib/server/providers/payment/port'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../support/fixtures/deal'
import { Till } from '../support/fixtures/till'
import { ledgerStory, storyWorld } from '../support/ledger'
import { paymentOf, withPayment } from '../support/with-payment'

/** An order of 100.00 paid by QR and refunded: where the money goes, and what its buyer sees. */
describe('refunds to the payment source', () => {
  const world = storyWorld()
  let till: Till
  beforeEach(async () => {
    till = await Till.open(world)
    while ((await till.reconcile()) > 0) world.pass({ minutes: 3 }) // Of earlier tests.
  })

  const paid = async (aliOrWx: '1' | '2' = '1', more: { price?: string; seller?: string; balance?: string } = {}) => {
    const deal = await (await Deal.open(world, { price: more.price, balance: more.balance })).place()
    const interSn = await deal.startQr(aliOrWx)
    await till.settle(interSn)
    return { deal, interSn }
  }
  const whereOf = async (deal: Deal) =>
    (await deal.detail()).rows.find(({ label }) => label === '退款去向')?.value ?? ''
  const statementOf = async (deal: Deal) =>
    (await deal.buyer.do('GET /user/findBalanceRecord', {})).list.map(({ kindName, amount, state }) =>
      [kindName, amount, state].join(' ').trim(),
    )

  it('a refund goes back to Alipay', async () => {
    const { deal } = await paid()
    await deal.act('buyer', 'refund')
    expect(await whereOf(deal)).toBe('¥100.00 退回支付宝，处理中')
    expect((await statementOf(deal)).slice(0, 2)).toEqual(['原路退款 -100.00 退回支付宝，处理中', '订单退款 100.00'])
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
    expect((await statementOf(deal))[0]).toBe('原路退款 -100.00 已退回支付宝')
    const { list } = await deal.buyer.do('GET /order/listOrderProcess', { orderSn: deal.orderSn })
    expect(list.at(-1)?.explain).toBe('退款已退回支付宝')
    const titles = (await deal.buyer.do('GET /notification/list', { kind: 'money' })).list.map(({ title }) => title)
    expect(titles).toEqual(['退款 ¥100.00 已退回支付宝'])
    expect((await deal.seller.do('GET /notification/list', { kind: 'money' })).list).toEqual([])
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "payment      alipay -100.00 | buyer +100.00
      orderHold    buyer -100.00 | escrow +100.00
      orderRefund  escrow -100.00 | buyer +100.00
      refundOut    buyer -100.00 | refund +100.00
      refundPaid   refund -100.00 | alipay +100.00
      left         "
    `)
  })

  it('a refund rejected by WeChat goes to the balance, and this is shown', async () => {
    const { deal, interSn } = await paid('2')
    await till.refundsGo(interSn, 'fail')
    await deal.act('seller', 'refund')
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 未能退回微信，已退回余额')
    expect((await statementOf(deal)).slice(0, 2)).toEqual([
      '退款退回余额 100.00',
      '原路退款 -100.00 未能退回微信，已退回余额',
    ])
    const { list } = await deal.buyer.do('GET /order/listOrderProcess', { orderSn: deal.orderSn })
    expect(list.at(-1)?.explain).toBe('退款未能退回微信，已退回余额')
    expect(await deal.bellOf('buyer')).toContain('退款 ¥100.00 未能退回微信，已退回余额')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "payment      wechat -100.00 | buyer +100.00
      orderHold    buyer -100.00 | escrow +100.00
      orderRefund  escrow -100.00 | buyer +100.00
      refundOut    buyer -100.00 | refund +100.00
      refundBack   refund -100.00 | buyer +100.00
      left         wechat -100.00 | buyer +100.00"
    `)
  })

  it('a slow refund is in progress until the provider confirms it', async () => {
    const { deal, interSn } = await paid()
    await till.refundsGo(interSn, 'slow')
    await deal.act('buyer', 'refund')
    await till.reconcile()
    world.pass({ seconds: 30 })
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 退回支付宝，处理中')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "payment      alipay -100.00 | buyer +100.00
      orderHold    buyer -100.00 | escrow +100.00
      orderRefund  escrow -100.00 | buyer +100.00
      refundOut    buyer -100.00 | refund +100.00
      left         alipay -100.00 | refund +100.00"
    `)
    world.pass({ seconds: 40 })
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
  })

  it('late and repeated refund callbacks count once', async () => {
    const { deal, interSn } = await paid()
    await till.refundsGo(interSn, 'late')
    await deal.act('buyer', 'refund')
    await till.reconcile()
    const body = await till.refundNotice(interSn)
    expect(await Promise.all(Array.from({ length: 8 }, () => till.send(body)))).toEqual(Array(8).fill('success'))
    world.pass({ minutes: 3 })
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
  })

  it('a refund is settled by its callback before the next query', async () => {
    const { deal, interSn } = await paid()
    await till.refundsGo(interSn, 'slow')
    await deal.act('buyer', 'refund')
    await till.reconcile()
    expect(await till.send(await till.refundNotice(interSn, { refund_status: 'REFUND_PROCESSING' }))).toBe('success')
    expect(await whereOf(deal)).toBe('¥100.00 退回支付宝，处理中')
    world.pass({ minutes: 2 })
    const body = await till.refundNotice(interSn, { refund_status: 'REFUND_SUCCESS' })
    // A settled refund cannot be settled the other way, and another amount does not belong to this refund.
    expect(
      await till.send(await till.refundNotice(interSn, { refund_status: 'REFUND_SUCCESS', refund_amount: '1.00' })),
    ).toBe('failure')
    expect(await till.send(body)).toBe('success')
    expect(await till.send(await till.refundNotice(interSn, { refund_status: 'REFUND_FAILED' }))).toBe('failure')
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
  })

  it('a refund of a balance payment goes to the balance', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await deal.act('buyer', 'refund')
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回余额')
    expect((await statementOf(deal)).join()).not.toContain('原路退款')
  })

  it('an order paid twice: the first payment is refunded to its source, and the second stays in the balance', async () => {
    const deal = await (await Deal.open(world)).place()
    const [first, second] = [await deal.startQr('1'), await deal.startQr('2')]
    await till.pay(first)
    await till.pay(second)
    await till.send(await till.notice(second))
    await till.send(await till.notice(first))
    await deal.act('buyer', 'refund')
    await till.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回微信')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "payment      wechat -100.00 | buyer +100.00
      orderHold    buyer -100.00 | escrow +100.00
      latePayment  alipay -100.00 | buyer +100.00
      orderRefund  escrow -100.00 | buyer +100.00
      refundOut    buyer -100.00 | refund +100.00
      refundPaid   refund -100.00 | wechat +100.00
      left         alipay -100.00 | buyer +100.00"
    `)
  })

  it('a refund is made once after a provider timeout and a crash before its response was stored', async () => {
    const { deal, interSn } = await paid()
    await deal.act('buyer', 'refund')
    const ctx = systemCtx(world.services, world.dist())
    const errors: unknown[] = []
    const log = { error: (facts: unknown) => errors.push(facts) } as unknown as typeof ctx.log
    let requests = 0
    // The bank receives the request, but its response is lost.
    const refundCharge: PaymentProvider['refundCharge'] = async (request) => {
      requests++
      await paymentOf(ctx).refundCharge(request)
      throw new Error('connection lost')
    }
    expect(await reconcileRefunds(withPayment({ ...ctx, log }, { refundCharge }), { limit: 9 })).toBe(0)
    expect([requests, errors.length]).toEqual([1, 1])
    expect(await whereOf(deal)).toBe('¥100.00 退回支付宝，处理中')
    world.pass({ seconds: 11 })
    await Promise.all([till.reconcile(), till.reconcile(), till.send(await till.refundNotice(interSn))])
    expect(await whereOf(deal)).toBe('¥100.00 已退回支付宝')
  })

  it('after a provider change a refund never requested goes to the balance, and a requested one waits for staff', async () => {
    const { deal } = await paid()
    await deal.act('buyer', 'refund')
    const other = await paid()
    await till.refundsGo(other.interSn, 'slow')
    await other.deal.act('buyer', 'refund')
    const ctx = systemCtx(world.services, world.dist())
    const errors: unknown[] = []
    const log = { error: (facts: unknown) => errors.push(facts) } as unknown as typeof ctx.log
    const elsewhere = withPayment({ ...ctx, log }, { name: 'another' })
    expect(await reconcileRefunds(elsewhere, { limit: 1 })).toBe(1)
    expect(await whereOf(deal)).toBe('¥100.00 未能退回支付宝，已退回余额')
    await till.reconcile()
    world.pass({ minutes: 5 })
    await reconcileRefunds(elsewhere, { limit: 9 })
    expect(errors).toHaveLength(1)
    expect(await whereOf(other.deal)).toBe('¥100.00 退回支付宝，处理中')
  })
})
