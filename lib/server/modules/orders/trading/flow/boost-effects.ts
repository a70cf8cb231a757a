import { HOUR_MS, MINUTE_MS } from '@/lib/shared/durations'
import { feeOf } from '@/lib/shared/goods/quote'
import { fen, fenText, readFen } from '@/lib/shared/money/money'
import type { BoostState } from '@/lib/shared/trade/boost-terms'
import { afterDuty } from '@/lib/shared/trade/duty-hours'
import { refuse } from '../../../../runtime/refusal'
import { dutyOf } from '../../../core/tenancy/rules-duty'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import { assertActiveBooster } from '../../../market/boosting/assert-active-booster'
import { recordBoosterRating } from '../../../market/boosting/record-booster-rating'
import { recordFinishedWork } from '../../../market/boosting/record-finished-work'
import { recordUnbegunWork } from '../../../market/boosting/record-unbegun-work'
import { closeGroup } from '../../../market/chat/close-group'
import { deleteMember } from '../../../market/chat/delete-member'
import { assertSpendable } from '../../../money/debts/assert-spendable'
import { assertUntied } from '../../../money/ties/assert-untied'
import { isTied } from '../../../money/ties/queries-tied'
import { holdEscrow } from '../../../money/wallet/hold-escrow'
import { assertFewWorks } from '../internal/assert-few-works'
import type { Order } from '../types'
import {
  bondsOf,
  boostOf,
  deadlineOf,
  isBegun,
  isGivenUp,
  lateForfeit,
  leftOf,
  leftToPay,
  openerOf,
  postponed,
  runsFrom,
  startsLater,
  withBoost,
} from './boost-state'
import type { Effect, Patch, Prepare } from './mode'
import { bondOf, memoOf, sellerOf } from './money-effects'

const later = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString()

/**
 * Makes the worker the seller of the order and starts the work timer. Refuses OWN_GOODS, FORBIDDEN, MODE_OFF,
 * ORDER_STATE, TOO_MANY.
 */
export const startWork: Prepare = async ({ tx, order, userId, rules, at }) => {
  if (userId === null) throw refuse('FORBIDDEN')
  if (!rules.tradeOpen) throw refuse('MODE_OFF')
  if (userId === order.buyerId) throw refuse('OWN_GOODS', '不能接自己发布的单')
  await assertUntied(tx, userId, order.buyerId)
  const { hours, level, chosenId, leftBy = [] } = boostOf(order)
  for (const former of leftBy)
    if (await isTied(tx, userId, former)) throw refuse('ORDER_STATE', '你接过这单但没有开始，不能再接')
  await assertActiveBooster(tx, { userId, level: chosenId === userId ? 1 : level })
  await assertFewWorks(tx, { userId, rules, at, startsLater: startsLater(order, at) })
  const from = runsFrom(order, at)
  return {
    sellerId: userId,
    ...withBoost(order, {
      takenAt: at.toISOString(),
      shotBy: later(from, rules.firstShotMinutes * MINUTE_MS),
      endsAt: later(from, hours * HOUR_MS),
    }),
  }
}
/** Removes the chosen worker, so that the first one to accept gets the order. */
export const unchoose: Prepare = async ({ order }) => ({ sellerId: null, ...withBoost(order, { chosenId: undefined }) })

/** Takes the order from a worker who never began, so that another one can accept it on the same terms. */
export const unassign: Prepare = async ({ order }) => {
  const { leftBy = [] } = boostOf(order)
  return {
    sellerId: null,
    ...withBoost(order, {
      chosenId: undefined,
      takenAt: undefined,
      shotBy: undefined,
      endsAt: undefined,
      leftMs: undefined,
      lockedMs: undefined,
      interrupted: undefined,
      redone: undefined,
      proposal: undefined,
      proposals: undefined,
      leftBy: order.sellerId === null ? leftBy : [...leftBy, order.sellerId],
    }),
  }
}

/** Holds both deposits from the worker's balance; they are those of the last worker. Refuses BALANCE_SHORT. */
export const holdBonds: Effect = async (deal) => {
  const { tx, order, at } = deal
  const amount = bondsOf(order)
  const worker = sellerOf(order)
  const times = boostOf(order).leftBy?.length
  await holdEscrow(tx, {
    kind: 'bondHold',
    ref: times ? `${order.sn}:again${times}` : order.sn,
    memo: memoOf(deal, '安全保证金和效率保证金'),
    at,
    payer: worker,
    lines: [
      { account: worker, amount: fen(-amount) },
      { account: bondOf(order), amount },
    ],
  })
  if (order.sellerId !== null) await assertSpendable(tx, order.sellerId)
}

/** Requires the worker's progress. Refuses INVALID_INPUT. */
export const needProgress: Prepare = async ({ input }) => {
  if (input.progress === undefined) throw refuse('INVALID_INPUT', '请填写完成进度（%）', { field: 'progress' })
  return undefined
}
export const countShot: Prepare = async ({ order, input }) => {
  const { shots = 0, progress } = boostOf(order)
  return withBoost(order, { shots: shots + 1, progress: input.progress ?? progress })
}

export const stopWork: Prepare = async ({ order, at }) => withBoost(order, { leftMs: leftOf(order, at) })
/**
 * Resumes the timer with the remaining time; if it was never stopped, it is only extended by the time that staff took.
 * The full time for the first picture begins again, in duty hours: the customer may have stopped it until the night.
 */
export const resumeWork: Prepare = async ({ order, rules, at }) => {
  const { leftMs } = boostOf(order)
  const frozenMs = order.frozenAt ? at.getTime() - order.frozenAt.getTime() : 0
  const pausedMs =
    leftMs === undefined ? frozenMs : runsFrom(order, at).getTime() + leftMs - deadlineOf(order).getTime()
  const moved = { ...order, ...postponed(order, pausedMs) }
  const isAgain = leftMs !== undefined && !isBegun(order) && !startsLater(order, at)
  const shotBy = isAgain && afterDuty(at, rules.firstShotMinutes * MINUTE_MS, dutyOf(rules)).toISOString()
  return withBoost(moved, { leftMs: undefined, proposal: undefined, ...(shotBy && { shotBy }) })
}
/** The customer stops a work before its first picture, which is then not counted against the worker. */
export const markInterrupted: Prepare = async ({ order }) =>
  isBegun(order) ? undefined : withBoost(order, { interrupted: true })
/** Counts the time of the lock that ends: meanwhile the worker's deposits are held, and only the customer can act. */
export const countLock: Prepare = async ({ order, at }) =>
  withBoost(order, { lockedMs: (boostOf(order).lockedMs ?? 0) + at.getTime() - order.enteredAt.getTime() })
export const markRedone: Prepare = async ({ order }) => withBoost(order, { redone: true })

/**
 * Reads the proposed split: the payment is at most the rest of the price, the forfeit at most the deposits. Refuses
 * INVALID_INPUT.
 */
function readSplit({ order, input }: Parameters<Prepare>[0]) {
  const { pay, forfeit } = input
  if (pay === undefined || forfeit === undefined) throw refuse('INVALID_INPUT', '请填写两个金额')
  if (pay < 0n || pay > leftToPay(order))
    throw refuse('INVALID_INPUT', '付给打手的金额不能超过托管中的价格', { field: 'pay' })
  if (forfeit < 0n || forfeit > bondsOf(order))
    throw refuse('INVALID_INPUT', '扣除的金额不能超过两项保证金之和', { field: 'forfeit' })
  return { pay, forfeit }
}
export const saveProposal: Prepare = async (deal) => {
  const { order, actor, input, at } = deal
  const { pay, forfeit } = readSplit(deal)
  if (actor !== 'buyer' && actor !== 'seller') throw refuse('FORBIDDEN')
  const terms = { by: actor, pay: fenText(pay), forfeit: fenText(forfeit), reason: input.reason ?? '' }
  const { proposal, proposals } = boostOf(order)
  const isCounter = proposal !== undefined
  const opener = proposal ? openerOf(proposal) : actor
  const counted = { ...proposals, [actor]: (proposals?.[actor] ?? 0) + 1 }
  return {
    enteredAt: at,
    ...withBoost(order, { proposal: { ...terms, isCounter, opener }, ...(!isCounter && { proposals: counted }) }),
  }
}

/** Sets what the end of a work pays out; price and fee become what was actually paid. */
function settle(order: Order, out: { pay: bigint; fee: bigint; forfeit: bigint; split?: boolean }): Patch {
  const { paid, feePaid } = boostOf(order)
  const worth = fen(readFen(paid) + out.pay)
  return {
    ...withBoost(order, {
      due: fenText(out.pay),
      dueFee: fenText(out.fee),
      back: fenText(leftToPay(order) - out.pay),
      forfeit: fenText(out.forfeit),
      split: out.split,
    }),
    goodsFen: worth,
    totalFen: worth,
    feeFen: fen(readFen(feePaid) + out.fee),
  }
}
/** Pays everything left to the worker, less the penalty for late hours from the efficiency deposit. */
export const settleWhole: Prepare = async ({ order, at }) =>
  settle(order, {
    pay: leftToPay(order),
    fee: order.feeFen - readFen(boostOf(order).feePaid),
    forfeit: lateForfeit(order, at),
  })
/** Pays nothing more to the worker: refunds the rest, plus the penalty for late hours. */
export const settleNone: Prepare = async ({ order, at }) =>
  settle(order, { pay: 0n, fee: 0n, forfeit: lateForfeit(order, at) })
export const settleAgreed: Prepare = async ({ order, rules }) => {
  const { proposal } = boostOf(order)
  if (!proposal) throw refuse('ORDER_STATE')
  const pay = readFen(proposal.pay)
  return settle(order, { pay, fee: feeOf(pay, feeTerms(rules)), forfeit: readFen(proposal.forfeit), split: true })
}
export const settleRuled: Prepare = async (deal) => {
  const { pay, forfeit } = readSplit(deal)
  return settle(deal.order, { pay, fee: feeOf(pay, feeTerms(deal.rules)), forfeit, split: true })
}

/** Settles one more match of a convoy: its part of price and fee; the parts of all matches add up to the total. */
export const settleMatch: Prepare = async ({ order }) => {
  const { matches = 0, ...rest } = boostOf(order)
  const [paid, feePaid] = [readFen(rest.paid), readFen(rest.feePaid)]
  const share = (whole: bigint) => (whole * BigInt(matches + 1)) / BigInt(order.goodsNum)
  const due = share(order.goodsFen) - paid
  const dueFee = share(order.feeFen) - feePaid
  const change: Partial<BoostState> = {
    matches: matches + 1,
    due: fenText(due),
    dueFee: fenText(dueFee),
    paid: fenText(paid + due),
    feePaid: fenText(feePaid + dueFee),
    redone: false,
  }
  return withBoost(order, change)
}
export const isWhole = (order: Order): boolean => boostOf(order).matches === order.goodsNum

/** Records a booster's statistics, which determine the level; work for oneself does not count. */
export const countWork =
  (outcome: 'done' | 'broken'): Effect =>
  async ({ tx, order }) => {
    if (order.sellerId === null || order.tie) return
    const { forfeit = '0' } = boostOf(order)
    const earnedFen = fen(order.goodsFen - order.feeFen)
    await recordFinishedWork(tx, { userId: order.sellerId, outcome, isLate: forfeit !== '0', earnedFen })
  }

/** Counts a work that its worker never began, which may pause the worker; not if the customer kept the worker from it. */
export const countUnbegun: Effect = async ({ tx, former, rules, at }) => {
  if (!former || former.sellerId === null || former.tie || isBegun(former) || boostOf(former).interrupted) return
  await recordUnbegunWork(tx, { userId: former.sellerId, rules, at })
}
/** The same for an end that is agreed, if it was the worker who proposed it. */
export const countGivenUp: Effect = async (deal) => {
  if (deal.former && isGivenUp(deal.former)) await countUnbegun(deal)
}
/** The same for an end that is ruled, also if the worker is paid nothing for a result. */
export const countRuled: Effect = async (deal) => {
  const { former, order } = deal
  if (!former) return
  const isRejected = former.subStatus === 'INSPECTION' && boostOf(order).due === '0'
  if (isRejected || isGivenUp(former)) await countUnbegun(deal)
}

/** Ends the work of the worker from whom the order was taken: the work counts as broken off, and its chat is left. */
export const dismissWorker: Effect = async ({ tx, former, at }) => {
  if (!former || former.sellerId === null) return
  const { sellerId: userId, chatGroupId: groupId, tie } = former
  if (!tie) await recordFinishedWork(tx, { userId, outcome: 'broken', isLate: false, earnedFen: fen(0) })
  if (groupId === null) return
  await deleteMember(tx, { groupId, userId })
  await closeGroup(tx, { groupId, at })
}

/** Adds the customer's rating to the booster's statistics. */
export const countRating: Effect = async ({ tx, order, input }) => {
  if (order.sellerId === null || order.tie) return
  await recordBoosterRating(tx, { userId: order.sellerId, stars: input.stars ?? 5 })
}
