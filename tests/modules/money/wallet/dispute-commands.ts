import fc from 'fast-check'
import { expect } from 'vitest'
import { applyDisputeAction } from '@/lib/server/modules/aftersales/cases/dispute/apply-dispute-action'
import { issueRuling } from '@/lib/server/modules/aftersales/cases/dispute/issue-ruling'
import { openDispute } from '@/lib/server/modules/aftersales/cases/dispute/open-dispute'
import { disputeOfOrder } from '@/lib/server/modules/aftersales/cases/dispute/queries'
import { cancelProfit } from '@/lib/server/modules/market/invites/cancel-profit'
import { payDeposit } from '@/lib/server/modules/money/deposits/pay-deposit'
import { cancelDepositReturn } from '@/lib/server/modules/orders/trading/cancel-deposit-return'
import { findOrder } from '@/lib/server/modules/orders/trading/internal/find-order'
import { requestDepositReturn } from '@/lib/server/modules/orders/trading/places/request-deposit-return'
import { inTx } from '@/lib/server/runtime/context'
import type { OrderSn } from '@/lib/shared/ids'
import { profitBase } from '@/lib/shared/money/invites'
import { type Fen, fen } from '@/lib/shared/money/money'
import { PAY_PASSWORD, type Person } from '../../../support/world'
import type { DisputeModel, ModelDispute } from './dispute-model'
import { type Command, codeOf, command, ctxOf, type Real } from './model-command'

const WORDS = '交付的东西和描述的不一样'

const STAGES = {
  agree: 'answer',
  contest: 'answer',
  accept: 'talk',
  escalate: 'talk',
  withdraw: 'talk',
  appeal: 'ruled',
} as const
type Act = keyof typeof STAGES

/** Generates order disputes, seller deposits, and recovered invite rewards. */
export function disputeCommands(people: number): fc.Arbitrary<Command>[] {
  const who = fc.nat({ max: people - 1 })
  const pick = fc.nat()
  /** Mostly the party whose action is next, sometimes the other or anyone. */
  const role = fc.oneof(
    { weight: 6, arbitrary: fc.constant('due' as const) },
    { weight: 1, arbitrary: fc.constantFrom('buyer' as const, 'seller' as const) },
    { weight: 1, arbitrary: who },
  )
  type Role = 'due' | 'buyer' | 'seller' | number
  /** In tenths of a percent of the paid price; some above it, some all of it. */
  const share = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 1050 }) },
    { weight: 1, arbitrary: fc.constant(1000) },
  )
  const backOf = (model: DisputeModel, order: number, tenths: number): bigint => {
    const { total } = model.orders[order] as DisputeModel['orders'][number]
    return tenths > 990 && tenths <= 1020 ? total : (total * BigInt(tenths)) / 1000n
  }
  const party = (
    model: DisputeModel,
    order: number,
    { role, due }: { role: Role; due: 'buyer' | 'seller' },
  ): number => {
    const one = model.orders[order] as DisputeModel['orders'][number]
    if (typeof role === 'number') return role
    return (role === 'due' ? due : role) === 'buyer' ? one.buyer : (model.goods[one.goods]?.seller ?? 0)
  }
  const otherOf = (side: 'buyer' | 'seller') => (side === 'buyer' ? 'seller' : 'buyer')
  const dueOf = ({ by, offers }: ModelDispute, action: Act | 'propose') => {
    if (action === 'agree' || action === 'contest') return otherOf(by)
    const last = offers.at(-1)
    return last && (action === 'accept' || action === 'propose') ? otherOf(last.by) : by
  }
  /** Mostly picks a dispute at the stage at which the action is possible. */
  const choose = ({ disputes }: DisputeModel, n: number, stage: ModelDispute['stage']): number => {
    const next = disputes.flatMap((one, at) => (one.stage === stage ? [at] : []))
    return n % 5 > 0 && next.length > 0
      ? (next[n % next.length] as number)
      : disputes.length - 1 - (n % Math.min(3, disputes.length))
  }
  const hasDisputes = ({ disputes }: DisputeModel) => disputes.length > 0
  const hasOrders = ({ orders }: DisputeModel) => orders.length > 0

  const open = fc.tuple(pick, role, fc.constantFrom('full' as const, 'part' as const, 'redo' as const), share)
  const opened = open.map(([n, role, want, tenths]) =>
    command(`dispute ${n} by ${role} for ${want} ${tenths}`, hasOrders, async (model, real) => {
      const fit = model.orders.flatMap(({ state, left }, at) =>
        ['shipped', 'hold'].includes(state) && left === null ? [at] : [],
      )
      const at = n % 6 > 0 && fit.length > 0 ? (fit[n % fit.length] as number) : model.orders.length - 1
      const by = party(model, at, { role, due: 'buyer' })
      const back = backOf(model, at, tenths)
      const orderSn = real.orderSns[at] as OrderSn
      const input = { orderSn, kind: 'mismatch' as const, want, refund: fen(back), statement: WORDS, pictures: [] }
      const code = await codeOf(
        openDispute(ctxOf(real, by), input).then(({ disputeSn }) => real.disputeSns.push(disputeSn)),
      )
      expect(code).toBe(model.open(by, at, want, back))
    }),
  )

  const send = async (
    real: Real,
    by: number,
    at: number,
    step: { action: Act | 'propose'; refund?: Fen; order: number },
  ) => {
    const orderSn = real.orderSns[step.order] as OrderSn
    const offer = step.action === 'accept' ? await disputeOfOrder(ctxOf(real, by), orderSn).catch(() => null) : null
    return applyDisputeAction(ctxOf(real, by), {
      disputeSn: real.disputeSns[at] as string,
      note: WORDS,
      pictures: [],
      full: false,
      action: step.action,
      refund: step.refund ?? null,
      proposalId: offer?.dispute?.offerId ?? null,
    })
  }
  const act = (action: Act) =>
    fc.tuple(pick, role).map(([n, role]) =>
      command(`${action} dispute ${n} by ${role}`, hasDisputes, async (model, real) => {
        const at = choose(model, n, STAGES[action])
        const dispute = model.disputes[at] as ModelDispute
        const by = party(model, dispute.order, { role, due: dueOf(dispute, action) })
        expect(await codeOf(send(real, by, at, { action, order: dispute.order }))).toBe(model.act(by, at, action))
      }),
    )
  const propose = fc.tuple(pick, role, share).map(([n, role, tenths]) =>
    command(`offer ${tenths} in dispute ${n} by ${role}`, hasDisputes, async (model, real) => {
      const at = choose(model, n, 'talk')
      const dispute = model.disputes[at] as ModelDispute
      const { order } = dispute
      const [by, back] = [party(model, order, { role, due: dueOf(dispute, 'propose') }), backOf(model, order, tenths)]
      expect(await codeOf(send(real, by, at, { action: 'propose', refund: fen(back), order }))).toBe(
        model.propose(by, at, back),
      )
    }),
  )
  const rule = fc
    .tuple(pick, fc.nat({ max: 1 }), share, fc.constantFrom('buyer' as const, 'seller' as const))
    .map(([n, staff, tenths, fault]) =>
      command(`rule ${tenths} in dispute ${n} by staff ${staff}`, hasDisputes, async (model, real) => {
        const at = choose(model, n, 'staff')
        const { order } = model.disputes[at] as ModelDispute
        const back = backOf(model, order, tenths)
        const { total } = model.orders[order] as DisputeModel['orders'][number]
        const ruling = { disputeSn: real.disputeSns[at] as string, facts: WORDS, rule: '争议处理规则 3.1', fault }
        const ruled = issueRuling(real.staff[staff] as Real['staff'][number], {
          ...ruling,
          refund: fen(back),
          seller: fen(total - back),
        })
        expect(await codeOf(ruled)).toBe(model.rule(staff, at, back))
      }),
    )

  const put = who.map((by) =>
    command(
      `deposit of ${by}`,
      () => true,
      async (model, real) => {
        const { services } = real.world
        const paid = services.db.transaction((tx) =>
          payDeposit(tx, { userId: (real.people[by] as Person).userId, kind: 'shop', at: real.world.now() }),
        )
        expect(await codeOf(paid)).toBe(model.putDeposit(by))
      },
    ),
  )
  const ask = who.map((by) =>
    command(
      `${by} asks for the deposit`,
      () => true,
      async (model, real) => {
        const request = requestDepositReturn(ctxOf(real, by), { kind: 'shop', payPassword: PAY_PASSWORD })
        expect(await codeOf(request)).toBe(model.askDeposit(by))
      },
    ),
  )
  const keep = who.map((by) =>
    command(
      `${by} keeps the deposit`,
      () => true,
      async (model, real) => {
        expect(await codeOf(cancelDepositReturn(ctxOf(real, by), { kind: 'shop' }))).toBe(model.keepDeposit(by))
      },
    ),
  )
  const takeBack = pick.map((n) =>
    command(
      `profit ${n} is taken back`,
      ({ profits }: DisputeModel) => profits.size > 0,
      async (model, real) => {
        const known = [...model.profits.keys()]
        const at = known[n % known.length] as number
        const { buyer } = model.orders[at] as DisputeModel['orders'][number]
        const ctx = ctxOf(real, buyer)
        const order = await findOrder(ctx, ctx.user.userId, real.orderSns[at] as OrderSn)
        const invited = { ...order, orderId: order.id, orderSn: order.sn, base: profitBase(order) }
        await inTx(ctx, (tx, effects) =>
          cancelProfit({ tx, effects, order: invited, because: 'refund', at: real.world.now() }),
        )
        model.takeBack(at)
      },
    ),
  )
  const acts = (
    [
      'agree',
      'contest',
      'contest',
      'contest',
      'contest',
      'accept',
      'accept',
      'accept',
      'escalate',
      'escalate',
      'withdraw',
      'appeal',
      'appeal',
    ] as const
  ).map(act)
  return [
    opened,
    opened,
    opened,
    opened,
    ...acts,
    propose,
    propose,
    propose,
    propose,
    rule,
    rule,
    rule,
    rule,
    rule,
    rule,
    put,
    put,
    put,
    ask,
    ask,
    ask,
    ask,
    keep,
    takeBack,
  ]
}
