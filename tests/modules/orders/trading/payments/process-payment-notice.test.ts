import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { processPaymentNotice } from '@/lib/server/modules/orders/trading/payments/process-payment-notice'
import { createPayments } from '@/lib/server/providers/payment/payments'
import type { PaymentProvider } from '@/lib/server/providers/payment/port'
import type { Ctx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Till } from '../../../../support/fixtures/till'
import { LogRecorder } from '../../../../support/vendors/log-recorder'
import { World } from '../../../../support/world'

describe('callbacks that settle nothing', () => {
  type Read = Awaited<ReturnType<PaymentProvider['verifyNotice']>>
  const complaint = { provider: 'bank', complaintSn: 'C1' }
  /** Handles a callback that the provider reads as this; there is no database that it could reach. */
  const handle = async (read: Read, { name = 'bank', onComplaint = async () => {} } = {}) => {
    const bank = {
      name: 'bank',
      verifyNotice: async () => read,
      noticeAnswer: (accepted: boolean) => ({ body: accepted ? 'accepted' : 'again', contentType: '', status: 200 }),
    } as unknown as PaymentProvider
    const recorder = new LogRecorder()
    const ctx = { payments: createPayments([bank]), log: recorder.log } as unknown as Ctx
    const answer = await processPaymentNotice(ctx, name, 'body', new Headers(), onComplaint)
    return [answer?.body ?? answer, ...recorder.texts]
  }

  it('a callback for a provider that is not configured has no answer', async () => {
    expect(await handle('irrelevant', { name: 'unknown' })).toEqual([null])
  })

  it('a callback that is not genuine is not acknowledged, and logged', async () => {
    expect(await handle(null)).toEqual(['again', 'payment notice is not genuine'])
  })

  it('a genuine callback without news is acknowledged', async () => {
    const onComplaint = vi.fn()
    expect(await handle('irrelevant', { onComplaint })).toEqual(['accepted'])
    expect(onComplaint).not.toHaveBeenCalled()
  })

  it('a callback about a complaint is acknowledged once it is handled, and not if that fails', async () => {
    const onComplaint = vi.fn()
    expect(await handle(complaint, { onComplaint })).toEqual(['accepted'])
    expect(onComplaint.mock.calls).toEqual([[expect.anything(), complaint]])
    onComplaint.mockRejectedValue(new Error('down'))
    await expect(handle(complaint, { onComplaint })).rejects.toThrow('down')
  })
})

describe('payment callbacks', () => {
  const world = new World()
  let till: Till
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  afterAll(() => world.close())

  const recharge = async () => {
    const visitor = await world.logIn()
    const { payInterSn } = await visitor.do('POST /pay/recPay', { amount: '5.00', aliOrWx: '2' })
    await till.pay(payInterSn)
    return payInterSn
  }
  const handle = async (body: string) =>
    (
      await processPaymentNotice(
        systemCtx(world.services, world.dist()),
        'sandbox',
        body,
        new Headers(),
        async () => {},
      )
    )?.body
  const statusOf = async (interSn: string) => (await findPayment(world.services.db, interSn))?.status

  it('a genuine callback is answered with success, each time', async () => {
    const interSn = await recharge()
    const body = await till.notice(interSn)
    expect([await handle(body), await statusOf(interSn), await handle(body)]).toEqual(['success', 1, 'success'])
  })

  it('a forged callback or one with another amount is rejected', async () => {
    const interSn = await recharge()
    expect(await handle(await till.notice(interSn, {}, { total_amount: '0.01' }))).toBe('failure')
    expect(await handle(await till.notice(interSn, { total_amount: '0.01' }))).toBe('failure')
    expect(await statusOf(interSn)).toBe(0)
    expect(await handle(await till.notice(interSn, { trade_status: 'TRADE_CLOSED' })), 'known').toBe('success')
  })

  it('a callback we fail to process is not answered, so that it is repeated', async () => {
    const interSn = await recharge()
    await world.asOwner(`
      create function down() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$;
      create trigger down before insert on transfers for each row execute function down()`)
    const body = await till.notice(interSn)
    await expect(handle(body)).rejects.toThrow()
    await world.asOwner('drop trigger down on transfers')
    expect([await statusOf(interSn), await handle(body), await statusOf(interSn)]).toEqual([0, 'success', 1])
  })
})
