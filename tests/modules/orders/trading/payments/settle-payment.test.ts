import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chatMembers } from '@/lib/server/db/schema/market/chat'
import { findPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { laneName, lanesOf } from '@/lib/server/modules/money/wallet/rules-lanes'
import { reconcilePayments } from '@/lib/server/modules/orders/trading/payments/reconcile-payments'
import { reconcileRefunds } from '@/lib/server/modules/orders/trading/payments/reconcile-refunds'
import { settlePayment } from '@/lib/server/modules/orders/trading/payments/settle-payment'
import { createPayments } from '@/lib/server/providers/payment/payments'
import type { Notice, PaymentProvider } from '@/lib/server/providers/payment/port'
import type { Ctx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../../../support/fixtures/deal'
import { orderRow } from '../../../../support/fixtures/on-order'
import { Till } from '../../../../support/fixtures/till'
import { faultsOf } from '../../../../support/ledger'
import { SOON } from '../../../../support/soon'
import { LogRecorder } from '../../../../support/vendors/log-recorder'
import { paymentOf, withPayment } from '../../../../support/with-payment'
import { World } from '../../../../support/world'

describe('settling provider payments', () => {
  const world = new World()
  let till: Till
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())

  const ctxOf = (more: Partial<PaymentProvider> = {}): Ctx => withPayment(systemCtx(world.services, world.dist()), more)
  const word = async (interSn: string, more: Partial<Notice> = {}): Promise<Notice> => {
    const { tradeNo, channel, amountFen } = await till.trade(interSn)
    const state = more.state ?? 'SUCCESS'
    return { provider: 'sandbox', distId: 1, kind: state, interSn, tradeNo, state, amount: amountFen, channel, ...more }
  }
  const settle = async (interSn: string, more?: Partial<Notice>) => settlePayment(ctxOf(), await word(interSn, more))
  const placed = async (balance?: string) => (await Deal.open(world, { balance })).place()
  const recharge = async () => {
    const visitor = await world.logIn()
    return (await visitor.do('POST /pay/recPay', { amount: '5.00', aliOrWx: '2' })).payInterSn
  }

  it('a payment pays its order, once', async () => {
    const deal = await placed()
    const interSn = await deal.startQr('2')
    expect([await settle(interSn), await settle(interSn)]).toEqual(['paid', 'duplicate'])
    expect(await deal.detail()).toMatchObject({ status: 1, payMode: '2' })
  })

  it('the staff of the site that sold an order serve it, whatever host takes the notice', async () => {
    const servant = await world.person({ staff: 'service', ofDist: 1 })
    const deal = await placed()
    const elsewhere = { ...ctxOf(), dist: world.dist(2) }
    expect(await settlePayment(elsewhere, await word(await deal.startQr()))).toBe('paid')
    const { chatGroupId } = await orderRow(world, deal)
    const members = await world.services.db
      .select({ userId: chatMembers.userId })
      .from(chatMembers)
      .where(and(eq(chatMembers.groupId, chatGroupId ?? 0), eq(chatMembers.role, 'service')))
    await world.dismissStaff()
    expect(members).toEqual([{ userId: servant.userId }])
  })

  it('a payment for an order paid otherwise is credited to the balance, and the timeline shows it', async () => {
    const deal = await placed('100.00')
    const interSn = await deal.startQr()
    await deal.pay()
    expect(await settle(interSn)).toBe('credited')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
    const json = JSON.stringify(await deal.buyer.do('GET /order/listOrderProcess', { orderSn: deal.orderSn }))
    expect(json).toContain('款项已退回你的余额')
    expect(await deal.bellOf('buyer')).toContain('¥100.00 已转入余额')
  })

  it('a recharge is announced on the site where it was made, whatever host takes the notice', async () => {
    const visitor = await world.logIn({}, 2)
    const { payInterSn } = await visitor.do('POST /pay/recPay', { amount: '5.00', aliOrWx: '2' })
    expect(await settle(payInterSn, { distId: 2 })).toBe('credited')
    const { list } = await visitor.do('GET /notification/list', {})
    expect(list.map(({ title }) => title)).toEqual(['充值 ¥5.00 已到账'])
  })

  it('a recharge is credited, a closed payment moves nothing, and another amount is rejected', async () => {
    const interSn = await recharge()
    expect(await settle(interSn, { state: 'CLOSED' })).toBe('closed')
    expect(await settle(interSn, { amount: 499n as Notice['amount'] })).toBe('refused')
    expect(await settle(interSn)).toBe('credited')
  })

  /** Collects logged errors. */
  const listening = (more?: Partial<PaymentProvider>) => {
    const errors: string[] = []
    const ctx = ctxOf(more)
    const log = { error: (_facts: unknown, text: string) => errors.push(text), warn() {} } as unknown as Ctx['log']
    return { ctx: { ...ctx, log }, errors }
  }

  it('a second payment under the number of a paid one moves nothing, and is logged with both trade numbers', async () => {
    const deal = await placed()
    const interSn = await deal.startQr('2')
    const { tradeNo } = await word(interSn)
    const recorder = new LogRecorder()
    const ctx = { ...ctxOf(), log: recorder.log as unknown as Ctx['log'] }
    const tell = async (more?: Partial<Notice>) => settlePayment(ctx, await word(interSn, more))
    expect([await tell(), await tell()]).toEqual(['paid', 'duplicate'])
    expect(recorder.lines).toEqual([])
    expect(await tell({ tradeNo: `${tradeNo}-2` })).toBe('duplicate')
    expect(recorder.lines).toEqual([
      {
        facts: {
          provider: 'sandbox',
          interSn,
          kind: 'SUCCESS',
          tradeNo: `${tradeNo}-2`,
          earlierTradeNo: tradeNo,
          amountFen: '10000',
          userId: deal.people.buyer.userId,
          distId: 1,
          refSn: deal.orderSn,
        },
        text: expect.stringContaining('paid again under another trade number'),
      },
    ])
    expect(await world.balance(deal.people.buyer)).toBe('0.00')
  })

  it('a provider that does not answer holds up neither payments nor refunds of another one', async () => {
    const [{ payments }, deal, slowDeal] = [world.services, await placed(), await placed()]
    const sandbox = paymentOf({ payments })
    const asked: string[] = []
    const hang = (name: string) => () => {
      asked.push(name)
      return new Promise<never>(() => {})
    }
    const slow = { ...sandbox, name: 'slow', queryCharge: hang('charge'), queryRefund: hang('refund') }
    const both = createPayments([
      { ...sandbox, methodsOf: (channel) => (channel === 1 ? ['qr'] : []) },
      { ...slow, methodsOf: (channel) => (channel === 2 ? ['qr'] : []) },
    ])
    const ctx = { ...ctxOf(), payments: both }
    world.services.payments = both
    await slowDeal.startQr('2')
    const interSn = await deal.startQr('1')
    world.services.payments = payments
    await till.pay(interSn)
    world.pass({ minutes: 1 })
    const lanes = lanesOf(both)
    const sweeps = lanes.map((lane) => reconcilePayments(ctx, { limit: 100, lane }))
    expect(lanes.map(laneName)).toEqual(['sandbox', 'slow', 'others'])
    expect([await sweeps[0], await sweeps[2]]).toEqual([expect.any(Number), 0])
    await expect.poll(() => asked, SOON).toEqual(['charge'])
    expect(await deal.detail()).toMatchObject({ status: 1 })
    await deal.act('buyer', 'refund')
    const [refunded] = lanes.map((lane) => reconcileRefunds(ctx, { limit: 100, lane }))
    expect(await refunded).toBe(1)
  })

  it('a payment with an unknown number or another amount is rejected and logged', async () => {
    const { ctx, errors } = listening()
    const interSn = await recharge()
    expect(await settlePayment(ctx, { ...(await word(interSn)), interSn: 'P-nobody' })).toBe('refused')
    expect(await settlePayment(ctx, await word(interSn, { amount: 1n as Notice['amount'] }))).toBe('refused')
    expect(await settlePayment(ctx, await word(interSn))).toBe('credited')
    expect(errors).toEqual(['payment notice refused: unknown payment', 'payment notice refused: another amount'])
  })

  it('a callback fails when our side fails, so that the provider repeats it', async () => {
    const deal = await placed()
    const interSn = await deal.startQr()
    const { db } = world.services
    await world.asOwner(`
      create function no_hold() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$;
      create trigger no_hold before insert on transfers for each row when (new.kind = 'orderHold') execute function no_hold()`)
    await expect(settle(interSn)).rejects.toThrow()
    await world.asOwner('drop trigger no_hold on transfers')
    expect(await findPayment(db, interSn)).toMatchObject({ status: 0 })
    expect(await settle(interSn)).toBe('paid')
  })
})
