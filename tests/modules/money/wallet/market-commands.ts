import fc from 'fast-check'
import { expect } from 'vitest'
import { applyOrderAction } from '@/lib/server/modules/orders/trading/apply-order-action'
import { payOrder } from '@/lib/server/modules/orders/trading/pay-order'
import { startPayment } from '@/lib/server/modules/orders/trading/payments/start-payment'
import { createOrder } from '@/lib/server/modules/orders/trading/places/create-order'
import { returnDeposits } from '@/lib/server/modules/orders/trading/return-deposits'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { runClock } from '../../../support/fixtures/deal'
import { runDisputes } from '../../../support/fixtures/dispute'
import { ownPicture } from '../../../support/fixtures/evidence'
import { PAY_PASSWORD, type Person } from '../../../support/world'
import { disputeCommands } from './dispute-commands'
import type { DisputeModel } from './dispute-model'
import type { ModelPayment, State } from './market-rows'
import { type Command, codeOf, command, ctxOf, type Real } from './model-command'
import { payoutCommands } from './payout-commands'

const always = () => true
const hasOrders = (model: DisputeModel) => model.orders.length > 0

/** The main activity of the people: trade, payouts or disputes. */
export type Pursuit = 'trade' | 'payouts' | 'disputes'

export function marketCommands(
  pursuit: Pursuit,
  { people, goods, coupons }: { people: number; goods: number; coupons: number },
): fc.Arbitrary<Iterable<Command>> {
  const who = fc.nat({ max: people - 1 })
  const pick = fc.nat()
  const channel = fc.constantFrom<1 | 2>(1, 2)
  /** Mostly picks an order in the state for the action, sometimes any recent one. */
  const choose = (model: DisputeModel, n: number, from: State) => {
    const next = model.orders.flatMap((order, at) => (order.state === from ? [at] : []))
    return n % 5 > 0 && next.length > 0
      ? (next[n % next.length] as number)
      : Math.max(0, model.orders.length - 1 - (n % 4))
  }

  /** Mostly the party whose turn it is, sometimes anyone. */
  const actor: fc.Arbitrary<'buyer' | 'seller' | 'due' | number> = fc.oneof(
    { weight: 4, arbitrary: pursuit === 'disputes' ? fc.constant('due') : fc.constantFrom('buyer', 'seller') },
    { weight: 1, arbitrary: who },
  )
  const person = (
    model: DisputeModel,
    at: number,
    { role, due = 'buyer' }: { role: 'buyer' | 'seller' | 'due' | number; due?: 'buyer' | 'seller' },
  ) => {
    const order = model.orders[at]
    if (typeof role === 'number' || !order) return Number(role)
    return (role === 'due' ? due : role) === 'buyer' ? order.buyer : (model.goods[order.goods]?.seller ?? 0)
  }
  const step = (
    name: 'cancel' | 'refund' | 'deliver' | 'confirm',
    from: State,
    act: (real: Real, person: number, orderSn: OrderSn) => Promise<unknown>,
  ) =>
    fc.tuple(pick, actor).map(([n, role]) =>
      command(`${name} ${n} by ${role}`, hasOrders, async (model, real) => {
        const at = choose(model, n, from)
        const by = person(model, at, { role, due: name === 'deliver' ? 'seller' : 'buyer' })
        expect(await codeOf(act(real, by, real.orderSns[at] as OrderSn))).toBe(model[name](by, at))
      }),
    )

  /** Mostly one of the buyer's own coupons, sometimes any, often none. */
  const coupon = fc.option(fc.tuple(fc.nat({ max: coupons - 1 }), fc.integer({ min: 0, max: 4 })), { freq: 3 })
  const place = fc
    .tuple(who, fc.nat({ max: goods - 1 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 3 }), coupon)
    .map(([buyer, at, num, wanted, wish]) =>
      command(
        `place ${num} of ${at} with cover ${wanted} and coupon ${wish} by ${buyer}`,
        always,
        async (model, real) => {
          const used = wish && (wish[1] > 0 ? (wish[0] - (wish[0] % people) + buyer) % coupons : wish[0])
          const couponId = used === null ? undefined : (real.couponIds[used] as number)
          const goods = model.goods[at]
          const cover = wanted > 0 && goods?.type !== 1 ? 4 : wanted
          const price = fen(goods?.price ?? 0n)
          const input = { goodsSn: real.sns[at] as GoodsSn, goodsNum: num, ensureId: cover, price, couponId }
          const code = await codeOf(
            createOrder(ctxOf(real, buyer), input).then(({ orderSn }) => real.orderSns.push(orderSn)),
          )
          expect(code).toBe(model.place(buyer, at, num, cover, used))
        },
      ),
    )
  const pay = fc.tuple(pick, actor).map(([n, role]) =>
    command(`pay ${n} by ${role}`, hasOrders, async (model, real) => {
      const at = choose(model, n, 'unpaid')
      const by = person(model, at, { role })
      expect(
        await codeOf(payOrder(ctxOf(real, by), { orderSn: real.orderSns[at] as OrderSn, payPassword: PAY_PASSWORD })),
      ).toBe(model.payByBalance(by, at))
    }),
  )
  const startQr = fc.tuple(pick, channel).map(([n, aliOrWx]) =>
    command(`QR ${aliOrWx} for ${n}`, hasOrders, async (model, real) => {
      const at = choose(model, n, 'unpaid')
      const order = model.orders[at] as DisputeModel['orders'][number]
      const form = {
        amount: fen(order.total),
        aliOrWx,
        orderId: real.orderSns[at] as OrderSn,
      }
      const code = await codeOf(
        startPayment(ctxOf(real, order.buyer), form).then((started) =>
          model.started(started.payInterSn, order.buyer, at, aliOrWx, order.total),
        ),
      )
      expect(code).toBe(model.startQr(order.buyer, at))
    }),
  )
  const recharge = fc.tuple(who, channel, fc.integer({ min: 1, max: 30_000 })).map(([payer, aliOrWx, amount]) =>
    command(`recharge ${amount} fen by ${payer}`, always, async (model, real) => {
      const started = await startPayment(ctxOf(real, payer), {
        amount: fen(amount),
        aliOrWx,
      })
      model.started(started.payInterSn, payer, null, aliOrWx, BigInt(amount))
    }),
  )
  const payments = (model: DisputeModel) => [...model.payments.entries()].slice(-4)
  const hasPayments = (model: DisputeModel) => model.payments.size > 0
  const till = pick.map((n) =>
    command(`pay QR ${n % 4} at the till`, hasPayments, async (model, real) => {
      const known = payments(model)
      const [interSn, payment] = known[n % known.length] as (typeof known)[number]
      expect(await real.till.pay(interSn)).toBe(model.payAtTill(payment))
    }),
  )
  const notice = fc.tuple(pick, fc.integer({ min: 1, max: 4 })).map(([n, times]) =>
    command(`notice of QR ${n % 4}, ${times} times`, hasPayments, async (model, real) => {
      const known = payments(model)
      const [interSn, payment] = known[n % known.length] as (typeof known)[number]
      if (payment.atTill !== 'paid') return
      const body = await real.till.notice(interSn)
      const answers = await Promise.all(Array.from({ length: times }, () => real.till.send(body)))
      expect(new Set(answers)).toEqual(new Set(['success']))
      model.settle(payment)
    }),
  )
  const fails = fc.tuple(pick, fc.boolean()).map(([n, isBad]) =>
    command(`refunds of QR ${n % 4} ${isBad ? 'fail' : 'succeed'}`, hasPayments, async (model, real) => {
      const known = payments(model)
      const [interSn, payment] = known[n % known.length] as (typeof known)[number]
      await real.till.refundsGo(interSn, isBad ? 'fail' : 'succeed')
      payment.fails = isBad
    }),
  )
  const pass = fc.constantFrom(2, 2, 31, 25 * 60, 73 * 60, 8 * 24 * 60).map((minutes) =>
    command(`${minutes} minutes pass`, always, async (model, real) => {
      real.world.pass({ minutes })
      await runDisputes(real.world)
      await runClock(real.world)
      await real.till.reconcile()
      await real.bank.reconcile()
      await returnDeposits(systemCtx(real.world.services, real.world.dist()), { limit: 100 })
      model.pass(minutes * 60)
    }),
  )

  const cancel = step('cancel', 'unpaid', (real, by, orderSn) =>
    applyOrderAction(ctxOf(real, by), { orderSn, action: 'cancel' }),
  )
  const refund = step('refund', 'paid', (real, by, orderSn) =>
    applyOrderAction(ctxOf(real, by), { orderSn, action: 'refund' }),
  )
  const deliver = step('deliver', 'paid', async (real, by, orderSn) => {
    const pictures = [await ownPicture(real.world, real.people[by] as Person)]
    return applyOrderAction(ctxOf(real, by), {
      orderSn,
      action: 'deliver',
      account: 'a@b',
      password: 'p',
      note: 'n',
      pictures,
    })
  })
  const confirm = step('confirm', 'shipped', (real, by, orderSn) =>
    applyOrderAction(ctxOf(real, by), { orderSn, action: 'confirm' }),
  )
  const trade = [
    ...[place, place, place, pay, pay, startQr, startQr, recharge, till, till],
    ...[notice, notice, pass, fails, cancel, refund, deliver, deliver, confirm],
  ]
  const takeOut = [...payoutCommands(people), pass, ...[recharge, till, notice, place, pay, deliver, confirm, startQr]]
  /** An item that is bought, paid in either way, and delivered at once. */
  const sold = fc.tuple(who, fc.nat({ max: goods - 1 }), fc.boolean()).map(([buyer, item, byQr]) =>
    command(`${item} is sold to ${buyer}${byQr ? ' by QR' : ''}`, always, async (model, real) => {
      const { seller, price } = model.goods[item] as DisputeModel['goods'][number]
      const input = { goodsSn: real.sns[item] as GoodsSn, goodsNum: 1, ensureId: 0, price: fen(price) }
      const placed = createOrder(ctxOf(real, buyer), input).then(({ orderSn }) => real.orderSns.push(orderSn))
      const code = await codeOf(placed)
      expect(code).toBe(model.place(buyer, item, 1, 0, null))
      if (code !== 0) return
      const at = model.orders.length - 1
      const orderSn = real.orderSns[at] as OrderSn
      if (byQr) {
        const form = { amount: fen(price), aliOrWx: 1, orderId: orderSn } as const
        const { payInterSn } = await startPayment(ctxOf(real, buyer), form)
        model.started(payInterSn, buyer, at, 1, price)
        const payment = [...model.payments.values()].at(-1) as ModelPayment
        expect(await real.till.pay(payInterSn)).toBe(model.payAtTill(payment))
        expect(await real.till.send(await real.till.notice(payInterSn))).toBe('success')
        model.settle(payment)
      } else {
        const paid = await codeOf(payOrder(ctxOf(real, buyer), { orderSn, payPassword: PAY_PASSWORD }))
        expect(paid).toBe(model.payByBalance(buyer, at))
        if (paid !== 0) return
      }
      const pictures = [await ownPicture(real.world, real.people[seller] as Person)]
      const delivery = { account: 'a@b', password: 'p', note: 'n', pictures }
      const handed = applyOrderAction(ctxOf(real, seller), { orderSn, action: 'deliver', ...delivery })
      expect(await codeOf(handed)).toBe(model.deliver(seller, at))
    }),
  )
  const disputed = [
    ...[sold, sold, sold, sold, sold, sold, sold, sold, place, pay, startQr, till, notice, recharge],
    ...[deliver, confirm, confirm, confirm, confirm, confirm, pass, pass, pass],
    ...disputeCommands(people),
  ]
  const of = { trade, payouts: takeOut, disputes: disputed }
  return fc.commands(of[pursuit], { maxCommands: 120, size: 'max' })
}
