import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { processPaymentNotice } from '@/lib/server/modules/orders/trading/payments/process-payment-notice'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Till } from '../../../../support/fixtures/till'
import { World } from '../../../../support/world'

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
