import { HOUR_MS, MINUTE_MS } from '@/lib/shared/durations'
import { formatDateTime } from '@/lib/shared/time'
import { afterDuty } from '@/lib/shared/trade/duty-hours'
import { afterKept, windowsText } from '@/lib/shared/trade/open-hours'
import { dutyOf } from '../../../core/tenancy/rules-duty'
import type { Rules } from '../../../core/tenancy/types'
import { placeOf } from '../rules'
import type { Order } from '../types'
import type { Action, Mode, Timer } from './mode'

export const clockOf = (mode: Mode, order: Order): Timer | undefined => mode.clocks[placeOf(order)]

/** Returns when the timer of an order next fires, based on `order.enteredAt`; null: never. */
export function dueAt(mode: Mode, order: Order, rules: Rules, now: Date): Date | null {
  const clock = clockOf(mode, order)
  if (!clock) return null
  const end = clock.after(order, rules, order.enteredAt)
  const reminders = (clock.reminders ?? []).map((minutes) => new Date(end.getTime() - minutes * MINUTE_MS))
  return reminders.find((time) => time > now) ?? end
}

/** Returns the action of a timer that has fired: a reminder before the deadline, else its action. */
export function dueAction(mode: Mode, order: Order, rules: Rules, now: Date): Action | null {
  const clock = clockOf(mode, order)
  if (!clock) return null
  return clock.reminders && clock.after(order, rules, order.enteredAt) > now ? 'remind' : clock.action
}

/** Stops the timer and stores its remaining time. */
export const frozen = ({ dueAt }: Order, now: Date) => ({
  frozenAt: now,
  dueLeftMs: dueAt && Math.max(0, dueAt.getTime() - now.getTime()),
  dueAt: null,
})

type Waiting = (order: Order, rules: Rules, at: Date) => Date
export const minutes =
  (pick: (rules: Rules) => number): Waiting =>
  (_order, rules, at) =>
    new Date(at.getTime() + pick(rules) * MINUTE_MS)
export const hours = (pick: (rules: Rules) => number): Waiting => minutes((rules) => pick(rules) * 60)
/** The same for what the seller hands over: counted in the seller's own hours, if the order kept any. */
export const sellerHours =
  (pick: (rules: Rules) => number): Waiting =>
  (order, rules, at) => {
    const { hours: kept } = order.terms
    return kept ? afterKept(kept, at, pick(rules) * HOUR_MS) : hours(pick)(order, rules, at)
  }
/** The same, counted in duty hours, because members need not answer at night. */
export const dutyHours =
  (pick: (rules: Rules) => number): Waiting =>
  (_order, rules, at) =>
    afterDuty(at, pick(rules) * HOUR_MS, dutyOf(rules))

/** A time by which a party has to act, for the facts of an order. */
export const dueText = (due: Date, now: Date): string => `${formatDateTime(due)}${due < now ? '（已超时）' : ''}`

/** A remark after a deadline that counts only in the kept hours; '' around the clock. */
export function hoursNote({ terms }: Pick<Order, 'terms'>): string {
  const windows = terms.hours?.windows ?? []
  return windows.length > 0 ? `（只算营业时间 ${windowsText(windows)}）` : ''
}

/** What both sides read of the kept hours; '' around the clock. */
export function keptHoursText({ terms }: Pick<Order, 'terms'>): string {
  const { hours } = terms
  if (!hours) return ''
  const cap = hours.capHours > 0 ? `，期限最多顺延 ${hours.capHours} 小时` : ''
  return `${windowsText(hours.windows)}${hours.awayUntil ? '，付款时休假中' : ''}${cap}`
}
