import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payments } from '@/lib/server/db/schema/money/wallet'
import { findPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { reconcilePayments } from '@/lib/server/modules/orders/trading/payments/reconcile-payments'
import { createPayments } from '@/lib/server/providers/payment/payments'
import type { PaymentProvider } from '@/lib/server/providers/payment/port'
import type { Ctx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../../../support/fixtures/deal'
import { Till } from '../../../../support/fixtures/till'
import { faultsOf } from '../../../../support/ledger'
import { LogRecorder } from '../../../../support/vendors/log-recorder'
import { paymentOf, withPayment } from '../../../../support/with-payment'
import { World } from '../../../../support/world'

describe('queries about payments at their provider', () => {
  const world = new World()
  let till: Till
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  /** Only the payments of the running test are due. */
  beforeEach(() => world.services.db.update(payments).set({ checkAt: null }))
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())

  const ctxOf = (more: Partial<PaymentProvider> = {}): Ctx => withPayment(systemCtx(world.services, world.dist()), more)
  const ask = (more?: Partial<PaymentProvider>) => reconcilePayments(ctxOf(more), { limit: 100 })
  /** Our status of the payment, and the provider's. */
  const stateOf = async (interSn: string) => [
    (await findPayment(world.services.db, interSn))?.status,
    (await till.trade(interSn)).state,
  ]
  const placed = async (balance?: string) => (await Deal.open(world, { balance })).place()
  const recharge = async () => {
    const visitor = await world.logIn()
    return (await visitor.do('POST /pay/recPay', { amount: '5.00', aliOrWx: '2' })).payInterSn
  }

  it('the code of an order that was paid otherwise is closed at the provider, long before it expires', async () => {
    const [paid, open] = [await placed('100.00'), await placed()]
    const [closing, staying] = [await paid.startQr(), await open.startQr()]
    await paid.pay()
    world.pass({ seconds: 16 })
    expect(await ask()).toBe(2)
    expect([await stateOf(closing), await stateOf(staying)]).toEqual([
      [2, 'CLOSED'],
      [0, 'WAIT'],
    ])
  })

  it('a recharge stays payable until it expires, and is closed at that moment', async () => {
    const interSn = await recharge()
    const { expiresAt } = (await findPayment(world.services.db, interSn)) ?? {}
    world.pass({ minutes: 4 })
    await ask()
    expect(await stateOf(interSn)).toEqual([0, 'WAIT'])
    await world.services.db.update(payments).set({ checkAt: expiresAt }).where(eq(payments.interSn, interSn))
    await reconcilePayments({ ...ctxOf(), now: () => expiresAt as Date }, { limit: 100 })
    expect(await stateOf(interSn)).toEqual([2, 'CLOSED'])
  })

  it('a payment that arrived before its code was closed is settled, although the code has expired', async () => {
    const interSn = await recharge()
    await till.pay(interSn)
    world.pass({ minutes: 6 })
    expect(await ask()).toBe(1)
    expect((await stateOf(interSn))[0]).toBe(1)
  })

  it('a code that the provider does not close yet stays open, and is queried again', async () => {
    const interSn = await recharge()
    world.pass({ minutes: 6 })
    await ask({ closeCharge: async () => false })
    expect(await stateOf(interSn)).toEqual([0, 'WAIT'])
    world.pass({ minutes: 1 })
    await ask()
    expect(await stateOf(interSn)).toEqual([2, 'CLOSED'])
  })

  it('a payment without result is queried again after 15 seconds, not before', async () => {
    const interSn = await recharge()
    world.pass({ seconds: 16 })
    expect(await ask()).toBe(1)
    await till.pay(interSn)
    world.pass({ seconds: 13 })
    expect(await ask()).toBe(0)
    world.pass({ seconds: 2 })
    expect(await ask()).toBe(1)
    expect((await stateOf(interSn))[0]).toBe(1)
  })

  it('a payment that waits or is unknown at the provider changes nothing and logs nothing', async () => {
    const interSn = await recharge()
    const recorder = new LogRecorder()
    const log = recorder.log as unknown as Ctx['log']
    for (const more of [{}, { queryCharge: async () => null }]) {
      world.pass({ seconds: 20 })
      expect(await reconcilePayments({ ...ctxOf(more), log }, { limit: 100 })).toBe(1)
    }
    expect([recorder.lines, await stateOf(interSn)]).toEqual([[], [0, 'WAIT']])
  })

  it('a payment of a provider that is not configured stays open, and the log names the provider', async () => {
    const interSn = await recharge()
    const recorder = new LogRecorder()
    const ctx = { ...ctxOf(), payments: createPayments([]), log: recorder.log as unknown as Ctx['log'] }
    world.pass({ minutes: 6 })
    expect(await reconcilePayments(ctx, { limit: 100 })).toBe(0)
    expect(recorder.lines).toMatchObject([{ facts: { err: { message: expect.stringContaining('sandbox') } } }])
    expect(await stateOf(interSn)).toEqual([0, 'WAIT'])
  })

  it('a payment is found even if the provider fails or does not know another one', async () => {
    const [one, two] = [await recharge(), await recharge()]
    await till.pay(two)
    world.pass({ seconds: 16 })
    const { queryCharge } = paymentOf(world.services)
    await ask({
      queryCharge: async (key) => {
        if (key.interSn === one) throw new Error('down')
        return queryCharge(key)
      },
    })
    expect([(await stateOf(one))[0], (await stateOf(two))[0]]).toEqual([0, 1])
    world.pass({ seconds: 16 })
    await ask({ queryCharge: async () => null })
    expect((await stateOf(one))[0]).toBe(0)
  })
})
