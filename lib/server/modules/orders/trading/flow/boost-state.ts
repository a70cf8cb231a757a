import { HOUR_MS } from '@/lib/shared/durations'
import { type Fen, fen, readFen } from '@/lib/shared/money/money'
import type { BoostState, Proposal } from '@/lib/shared/trade/boost-terms'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Rules } from '../../../core/tenancy/types'
import type { Order } from '../types'
import type { Patch } from './mode'

type Terms = Pick<Order, 'sn' | 'terms'>

export function boostOf({ sn, terms }: Terms): BoostState {
  if (!terms.boost) throw new Error(`order ${sn} is no work`)
  return terms.boost
}
export const withBoost = (order: Order, change: Partial<BoostState>): Patch => ({
  terms: { ...order.terms, boost: { ...boostOf(order), ...change } },
})

export function deadlineOf(order: Order): Date {
  const { endsAt } = boostOf(order)
  if (!endsAt) throw new Error(`nobody works on ${order.sn}`)
  return new Date(endsAt)
}
/** Postpones the promised time, and with it the time of the first picture, by the time the work was paused. */
export function postponed(order: Order, ms: number): Patch {
  const later = (time: string | undefined) => time && new Date(new Date(time).getTime() + ms).toISOString()
  const { endsAt, shotBy } = boostOf(order)
  return withBoost(order, { endsAt: later(endsAt), shotBy: later(shotBy) })
}
/** The worker has shown a picture of the progress, or the customer confirmed a match. */
export const isBegun = (order: Terms): boolean => {
  const { shots = 0, matches = 0 } = boostOf(order)
  return shots > 0 || matches > 0
}
/** The customer may cancel: the time for the first picture has passed, and nothing was shown. */
export const isNeverBegun = (order: Order, at: Date): boolean => {
  const { shotBy } = boostOf(order)
  return !isBegun(order) && shotBy !== undefined && at >= new Date(shotBy)
}

/** Returns when the work timer starts: now, or at the start of the season the work is for. */
export function runsFrom(order: Terms, at: Date): Date {
  const { startsAt } = boostOf(order)
  return startsAt && new Date(startsAt) > at ? new Date(startsAt) : at
}
/** The season the work is for has not started. */
export const startsLater = (order: Terms, at: Date): boolean => runsFrom(order, at) > at
/** Returns milliseconds until the promised time; negative: late. */
export const leftOf = (order: Order, at: Date): number =>
  boostOf(order).leftMs ?? deadlineOf(order).getTime() - runsFrom(order, at).getTime()

/** When the customer has used up the time for which the account may be locked, in this lock and those before it. */
export const lockedUntil = (order: Order, { lockHours }: Pick<Rules, 'lockHours'>, lockedAt: Date): Date =>
  new Date(lockedAt.getTime() + Math.max(0, lockHours * HOUR_MS - (boostOf(order).lockedMs ?? 0)))

/** When the delay equals the promised duration: the efficiency deposit is used up, and the work ends. */
export const overdueAt = (order: Order): Date => new Date(deadlineOf(order).getTime() + boostOf(order).hours * HOUR_MS)

/** Returns the part of the efficiency deposit forfeited for the delay. */
export function lateForfeit(order: Order, at: Date): bigint {
  const { efficiency, hours } = boostOf(order)
  const late = Math.min(hours * HOUR_MS, Math.max(0, -leftOf(order, at)))
  return (readFen(efficiency) * BigInt(late)) / BigInt(hours * HOUR_MS)
}

/** Returns the part of the price that is still held: all of it, or the convoy matches that are not accepted yet. */
export const leftToPay = (order: Order): bigint => order.goodsFen - readFen(boostOf(order).paid)

/** Returns what a decision between the parties distributes: the price, of a work the part still held and both deposits. */
export const heldOf = (order: Order): Fen =>
  order.terms.boost ? fen(leftToPay(order) + bondsOf(order)) : order.totalFen

/** Returns the sum of the worker's two deposits. */
export function bondsOf(order: Order) {
  const { safety, efficiency } = boostOf(order)
  return fen(readFen(safety) + readFen(efficiency))
}

/** Returns who first proposed the early end: it counts against that side, whoever changed the terms or agrees last. */
export const openerOf = ({ by, isCounter, opener }: Proposal): Party =>
  opener ?? (isCounter ? (by === 'buyer' ? 'seller' : 'buyer') : by)
export const isOpenedBy = (order: Terms, party: Party): boolean => {
  const { proposal } = boostOf(order)
  return proposal !== undefined && openerOf(proposal) === party
}
/** The worker proposed the early end of a work of which nothing was shown. */
export const isGivenUp = (order: Terms): boolean => isOpenedBy(order, 'seller') && !isBegun(order)

type Standing = Terms & Pick<Order, 'subStatus' | 'frozenAt'>
/**
 * The work depends on its worker: not while the customer has stopped it or staff have to decide. One that the worker
 * proposed to end remains so until it ends, because otherwise a worker could wait for staff and accept others.
 */
export const isOnHand = (order: Standing): boolean =>
  order.subStatus === 'PROPOSED'
    ? isOpenedBy(order, 'seller')
    : order.subStatus === 'WORKING' && order.frozenAt === null
/**
 * The worker submitted a result that waits for the customer, or for staff because the customer contested it. Of a convoy
 * only the first match: whoever has been paid for one is at work.
 */
export const isUnconfirmed = (order: Standing): boolean =>
  order.subStatus === 'INSPECTION' &&
  (boostOf(order).matches ?? 0) === 0 &&
  (order.frozenAt === null || order.terms.contestedBy !== undefined)
