import fc from 'fast-check'
import { expect } from 'vitest'
import { advanceDueDisputes } from '@/lib/server/modules/disputes/advance-due-disputes'
import { cancelWithdrawal } from '@/lib/server/modules/payouts/cancel-withdrawal'
import { actOnOrder } from '@/lib/server/modules/trading/act-on-order'
import { payOrder } from '@/lib/server/modules/trading/pay-order'
import { startPayment } from '@/lib/server/modules/trading/payments/start-payment'
import { placeOrder } from '@/lib/server/modules/trading/place-order'
import { returnDeposits } from '@/lib/server/modules/trading/return-deposits'
import { balanceOf } from '@/lib/server/modules/wallet/queries'
import type { StaffCtx } from '@/lib/server/runtime/context'
import { Refusal } from '@/lib/server/runtime/refusal'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { fen, fenToYuan } from '@/lib/shared/money'
import { type Bank, openFor, type Saver } from '../../support/bank'
import { runClock } from '../../support/deal'
import { ownPicture } from '../../support/evidence'
import { faultsOf } from '../../support/ledger'
import type { Till } from '../../support/till'
import { PAY_PASSWORD, type Person, type World } from '../../support/world'
import { disputeCommands } from './dispute-commands'
import type { DisputeModel } from './dispute-model'
import type { ModelPayment, State } from './market-model'

export interface Real {
  world: World
  till: Till
  people: Person[]
  sns: GoodsSn[]
  couponIds: number[]
  orderSns: OrderSn[]
  bank: Bank
  savers: Saver[]
  /** In the model's order. */
  withdrawalSns: string[]
  disputeSns: string[]
  staff: StaffCtx[]
}
export type Command = fc.AsyncCommand<DisputeModel, Real>

/** 0, or the code of the refusal; anything else that is thrown is a failure. */
export async function codeOf(work: Promise<unknown>): Promise<number> {
  try {
    await work
    return 0
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function expectSame(model: DisputeModel, { world, people, sns }: Real): Promise<void> {
  const { db } = world.services
  const balances = []
  for (const person of people) balances.push(await balanceOf(db, { kind: 'user', ownerId: person.userId }))
  const shelf = []
  for (const sn of sns) shelf.push(await world.goodsRow(sn))
  expect({
    balances,
    platform: await balanceOf(db, { kind: 'platform', ownerId: 0 }),
    dist: await balanceOf(db, { kind: 'dist', ownerId: 1 }),
    marketing: await balanceOf(db, { kind: 'marketing', ownerId: 0 }),
    cover: await balanceOf(db, { kind: 'cover', ownerId: 0 }),
    clearing: {
      1: await balanceOf(db, { kind: 'clearing', ownerId: 1 }),
      2: await balanceOf(db, { kind: 'clearing', ownerId: 2 }),
    },
    goods: shelf.map(({ stock, reserved }) => ({ stock, reserved })),
  }).toEqual({
    balances: model.balances,
    platform: model.platform,
    dist: model.dist,
    marketing: model.marketing,
    cover: model.cover,
    clearing: model.clearing,
    goods: model.goods.map(({ stock, reserved }) => ({ stock, reserved })),
  })
  const held = model.balances.reduce(
    (sum, balance) => sum + balance,
    model.escrow +
      model.underWay +
      model.deposited +
      model.platform +
      model.cover +
      model.dist +
      model.marketing +
      model.clearing[1] +
      model.clearing[2],
  )
  expect(held, 'nothing is made or lost').toBe(0n)
  expect(await faultsOf(world)).toEqual([])
}

export const command = (
  name: string,
  ready: (model: DisputeModel) => boolean,
  act: (model: DisputeModel, real: Real) => Promise<void>,
): Command => ({
  toString: () => name,
  check: ready,
  async run(model, real) {
    await act(model, real)
    await expectSame(model, real)
  },
})

/** The clock of disputes, till nothing is due. */
async function runDisputes(world: World): Promise<void> {
  while ((await advanceDueDisputes(systemCtx(world.services, world.dist()), { limit: 100 })) > 0);
}

const always = () => true
const hasOrders = (model: DisputeModel) => model.orders.length > 0

/** What people mostly do: trade, or take out what trade brought. */
export type Pursuit = 'trade' | 'payouts' | 'disputes'

export function marketCommands(
  pursuit: Pursuit,
  { people, goods, coupons }: { people: number; goods: number; coupons: number },
): fc.Arbitrary<Iterable<Command>> {
  const who = fc.nat({ max: people - 1 })
  const pick = fc.nat()
  const channel = fc.constantFrom<1 | 2>(1, 2)
  /** Mostly an order for which the step is next, sometimes any recent one. */
  const choose = (model: DisputeModel, n: number, from: State) => {
    const next = model.orders.flatMap((order, at) => (order.state === from ? [at] : []))
    return n % 5 > 0 && next.length > 0
      ? (next[n % next.length] as number)
      : Math.max(0, model.orders.length - 1 - (n % 4))
  }
  const ctx = (real: Real, person: number) => real.world.ctx(real.people[person] as Person)

  /** Mostly the party whose turn it is, sometimes anybody. */
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

  /** Mostly one of the buyer's own, sometimes any, often none. */
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
            placeOrder(ctx(real, buyer), input).then(({ orderSn }) => real.orderSns.push(orderSn)),
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
        await codeOf(payOrder(ctx(real, by), { orderSn: real.orderSns[at] as OrderSn, payPassword: PAY_PASSWORD })),
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
        startPayment(ctx(real, order.buyer), form).then((started) =>
          model.started(started.payInterSn, order.buyer, at, aliOrWx, order.total),
        ),
      )
      expect(code).toBe(model.startQr(order.buyer, at))
    }),
  )
  const recharge = fc.tuple(who, channel, fc.integer({ min: 1, max: 30_000 })).map(([payer, aliOrWx, amount]) =>
    command(`recharge ${amount} fen by ${payer}`, always, async (model, real) => {
      const started = await startPayment(ctx(real, payer), {
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

  const withdraw = fc.tuple(who, fc.integer({ min: 1000, max: 15_000 })).map(([by, amount]) =>
    command(
      `withdraw ${amount} fen by ${by}`,
      // fewer than a day allows
      ({ withdrawals }) => withdrawals.filter((one) => one.who === by).length < 9,
      async (model, real) => {
        const { person, payeeId } = real.savers[by] as Saver
        const opened = openFor(real.world, person, payeeId, fenToYuan(BigInt(amount)))
        const code = await codeOf(opened.then(({ sn }) => real.withdrawalSns.push(sn)))
        expect(code).toBe(model.withdraw(by, BigInt(amount)))
      },
    ),
  )
  const payouts = fc.tuple(who, fc.boolean()).map(([of, isBad]) =>
    command(`payouts of ${of} ${isBad ? 'fail' : 'succeed'}`, always, async (model, real) => {
      await real.bank.gateway.choose((real.savers[of] as Saver).account, isBad ? 'fail' : 'succeed')
      if (isBad) model.fails.add(of)
      else model.fails.delete(of)
    }),
  )
  const hasWithdrawals = ({ withdrawals }: DisputeModel) => withdrawals.length > 0
  const callBack = pick.map((n) =>
    command(`call withdrawal ${n} back`, hasWithdrawals, async (model, real) => {
      const at = model.withdrawals.length - 1 - (n % Math.min(2, model.withdrawals.length))
      const by = ctx(real, (model.withdrawals[at] as DisputeModel['withdrawals'][number]).who)
      const withdrawalSn = real.withdrawalSns[at] as string
      expect(await codeOf(cancelWithdrawal(by, { withdrawalSn }))).toBe(model.cancelWithdrawal(at))
    }),
  )
  const bounce = fc.tuple(pick, fc.integer({ min: 1, max: 3 })).map(([n, times]) =>
    command(`payout ${n} comes back, told ${times} times`, hasWithdrawals, async (model, real) => {
      const paid = model.withdrawals.flatMap((one, at) => (one.state === 'paid' ? [at] : []))
      if (paid.length === 0) return
      const at = paid[n % paid.length] as number
      const sn = real.withdrawalSns[at] as string
      for (let i = 0; i < times; i++) expect(await real.bank.returnIt(sn)).toBe('success')
      model.returnPayout(model.withdrawals[at] as DisputeModel['withdrawals'][number])
    }),
  )

  const cancel = step('cancel', 'unpaid', (real, by, orderSn) =>
    actOnOrder(ctx(real, by), { orderSn, action: 'cancel' }),
  )
  const refund = step('refund', 'paid', (real, by, orderSn) => actOnOrder(ctx(real, by), { orderSn, action: 'refund' }))
  const deliver = step('deliver', 'paid', async (real, by, orderSn) => {
    const pictures = [await ownPicture(real.world, real.people[by] as Person)]
    return actOnOrder(ctx(real, by), { orderSn, action: 'deliver', account: 'a@b', password: 'p', note: 'n', pictures })
  })
  const confirm = step('confirm', 'shipped', (real, by, orderSn) =>
    actOnOrder(ctx(real, by), { orderSn, action: 'confirm' }),
  )
  const trade = [
    ...[place, place, place, pay, pay, startQr, startQr, recharge, till, till],
    ...[notice, notice, pass, fails, cancel, refund, deliver, deliver, confirm],
  ]
  const takeOut = [
    ...[withdraw, withdraw, withdraw, payouts, callBack, bounce, pass],
    ...[recharge, till, notice, place, pay, deliver, confirm, startQr],
  ]
  /** An item that is bought, paid in one way or the other, and handed over at once. */
  const sold = fc.tuple(who, fc.nat({ max: goods - 1 }), fc.boolean()).map(([buyer, item, byQr]) =>
    command(`${item} is sold to ${buyer}${byQr ? ' by QR' : ''}`, always, async (model, real) => {
      const { seller, price } = model.goods[item] as DisputeModel['goods'][number]
      const input = { goodsSn: real.sns[item] as GoodsSn, goodsNum: 1, ensureId: 0, price: fen(price) }
      const placed = placeOrder(ctx(real, buyer), input).then(({ orderSn }) => real.orderSns.push(orderSn))
      const code = await codeOf(placed)
      expect(code).toBe(model.place(buyer, item, 1, 0, null))
      if (code !== 0) return
      const at = model.orders.length - 1
      const orderSn = real.orderSns[at] as OrderSn
      if (byQr) {
        const form = { amount: fen(price), aliOrWx: 1, orderId: orderSn } as const
        const { payInterSn } = await startPayment(ctx(real, buyer), form)
        model.started(payInterSn, buyer, at, 1, price)
        const payment = [...model.payments.values()].at(-1) as ModelPayment
        expect(await real.till.pay(payInterSn)).toBe(model.payAtTill(payment))
        expect(await real.till.send(await real.till.notice(payInterSn))).toBe('success')
        model.settle(payment)
      } else {
        const paid = await codeOf(payOrder(ctx(real, buyer), { orderSn, payPassword: PAY_PASSWORD }))
        expect(paid).toBe(model.payByBalance(buyer, at))
        if (paid !== 0) return
      }
      const pictures = [await ownPicture(real.world, real.people[seller] as Person)]
      const given = { account: 'a@b', password: 'p', note: 'n', pictures }
      const handed = actOnOrder(ctx(real, seller), { orderSn, action: 'deliver', ...given })
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
