import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { startPayment } from '@/lib/server/modules/orders/trading/payments/start-payment'
import { createPayments } from '@/lib/server/providers/payment/payments'
import type { Channel } from '@/lib/server/providers/payment/port'
import type { OrderSn } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money/money'
import type { PayMode } from '@/lib/shared/money/pay-modes'
import { Deal } from '../../../../support/fixtures/deal'
import { paymentOf } from '../../../../support/with-payment'
import { openWorld, World } from '../../../../support/world'

describe('starting QR payments', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const start = (deal: Deal, aliOrWx: Channel = 1, yuan = '100.00') =>
    startPayment(world.ctx(deal.people.buyer), {
      amount: yuanToFen(yuan),
      aliOrWx,
      orderId: deal.orderSn as OrderSn,
    })
  const placed = async () => (await Deal.open(world)).place()

  it('a QR payment expires after five minutes, or with its order', async () => {
    const deal = await placed()
    expect((await start(deal)).expiresIn).toBe(300)
    world.pass({ minutes: 12 })
    const { expiresIn } = await start(deal)
    expect(expiresIn).toBeGreaterThan(170)
    expect(expiresIn).toBeLessThanOrEqual(180)
    world.pass({ minutes: 3 })
    await expect(start(deal)).rejects.toMatchObject({ reason: 'ORDER_EXPIRED' })
  })

  it('a QR payment is reused while more than a minute is left, per channel', async () => {
    const deal = await placed()
    const first = await start(deal)
    expect((await start(deal, 2)).payInterSn).not.toBe(first.payInterSn)
    world.pass({ minutes: 3, seconds: 50 })
    const again = await start(deal)
    expect([again.payInterSn, again.payRand]).toEqual([first.payInterSn, first.payRand])
    expect(again.expiresIn).toBeLessThanOrEqual(70)
    world.pass({ seconds: 15 })
    expect((await start(deal)).payInterSn).not.toBe(first.payInterSn)
    const { expiresAt } = (await findPayment(world.services.db, first.payInterSn)) ?? {}
    expect(expiresAt?.getTime(), 'only the new one can be paid').toBeLessThanOrEqual(world.now().getTime())
  })

  it('a QR payment of a provider that is not configured any more is not reused', async () => {
    const deal = await placed()
    const first = await start(deal)
    const { services } = world
    const saved = services.payments
    services.payments = createPayments([{ ...paymentOf(services), name: 'another' }])
    const other = await start(deal).finally(() => {
      services.payments = saved
    })
    expect(other.payInterSn).not.toBe(first.payInterSn)
    expect((await start(deal)).payInterSn).toBe(first.payInterSn)
  })

  it('a repeated request about a payment that is over opens no charge, and is answered', async () => {
    const deal = await placed()
    const { services } = world
    const saved = services.payments
    const sandbox = paymentOf(services)
    const createCharge = vi.fn().mockRejectedValue(new Error('no answer'))
    services.payments = createPayments([{ ...sandbox, createCharge }])
    const again = () =>
      startPayment(
        { ...world.ctx(deal.people.buyer), idempotency: { key: 'one key', fingerprint: 'one form' } },
        {
          amount: yuanToFen('100.00'),
          aliOrWx: 1,
          orderId: deal.orderSn as OrderSn,
        },
      )
    try {
      await expect(again()).rejects.toMatchObject({ reason: 'PAYMENT_FAILED' })
      world.pass({ minutes: 6 })
      expect(await again()).toMatchObject({ payRand: expect.any(String) })
      expect(createCharge).toHaveBeenCalledTimes(1)
    } finally {
      services.payments = saved
    }
  })

  it('a QR payment requires an unpaid order and its exact amount', async () => {
    const deal = await placed()
    for (const yuan of ['99.99', '100.01'])
      await expect(start(deal, 1, yuan)).rejects.toMatchObject({ reason: 'INVALID_INPUT' })
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
    await expect(start(deal)).rejects.toMatchObject({ reason: 'ORDER_STATE' })
  })

  it('a recharge by QR requires a verified member', async () => {
    const ctx = world.ctx(await world.person())
    const recharge = (authStatus: number) =>
      startPayment({ ...ctx, user: { ...ctx.user, authStatus } }, { amount: yuanToFen('5.00'), aliOrWx: 1 })
    expect((await recharge(2)).expiresIn).toBe(300)
    for (const authStatus of [0, 1])
      await expect(recharge(authStatus)).rejects.toMatchObject({ reason: 'NOT_VERIFIED' })
  })
  /** Starts payments with a provider that offers codes and pages; resolves with the charges that it was asked for. */
  const chargesOf = async (deal: Deal, ...payModes: PayMode[]) => {
    const { services } = world
    const saved = services.payments
    const createCharge = vi.fn(paymentOf(services).createCharge)
    services.payments = createPayments([
      { ...paymentOf(services), methodsOf: (channel) => (channel === 1 ? ['qr', 'page'] : []), createCharge },
    ])
    const form = { amount: yuanToFen('100.00'), aliOrWx: 1, orderId: deal.orderSn as OrderSn } as const
    const started: string[] = []
    try {
      for (const payMode of payModes)
        started.push((await startPayment(world.ctx(deal.people.buyer), { ...form, payMode })).payInterSn)
    } finally {
      services.payments = saved
    }
    return { started, charges: createCharge.mock.calls.map(([charge]) => charge) }
  }

  it('a code is requested at once, for the amount of the order and until the payment expires', async () => {
    const { started, charges } = await chargesOf(await placed(), '15')
    const payment = await findPayment(world.services.db, started[0] ?? '')
    expect(charges).toMatchObject([{ interSn: started[0], amount: 10_000n, channel: 1, expiresAt: payment?.expiresAt }])
  })

  it('a page is not requested before it is shown', async () => {
    const { started, charges } = await chargesOf(await placed(), '16')
    expect(await findPayment(world.services.db, started[0] ?? '')).toMatchObject({ status: 0, qrText: '' })
    expect(charges).toEqual([])
  })

  it('a code and a page are payments of their own', async () => {
    const { started } = await chargesOf(await placed(), '15', '16')
    expect(new Set(started).size).toBe(2)
  })

  it('while recharges are paused, orders can be paid and recharges cannot be started', async () => {
    const paused = await openWorld()
    await paused.rule({ rechargeOpen: false })
    const deal = await (await Deal.open(paused)).place()
    const ctx = paused.ctx(deal.people.buyer)
    const order = { amount: yuanToFen('100.00'), aliOrWx: 1, orderId: deal.orderSn as OrderSn } as const
    expect((await startPayment(ctx, order)).expiresIn).toBe(300)
    const recharge = { amount: yuanToFen('5.00'), aliOrWx: 1 } as const
    await expect(startPayment(ctx, recharge)).rejects.toMatchObject({ reason: 'PAUSED' })
  })
})
