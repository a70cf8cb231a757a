import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { startPayment } from '@/lib/server/modules/orders/trading/payments/start-payment'
import { createPayments } from '@/lib/server/providers/payment/payments'
import type { Channel } from '@/lib/server/providers/payment/port'
import type { OrderSn } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money/money'
import { Deal } from '../../../../support/fixtures/deal'
import { paymentOf } from '../../../../support/with-payment'
import { World } from '../../../../support/world'

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
})
