import { HOUR_MS, MINUTE_MS } from '@/lib/shared/durations'
import { afterDuty } from '@/lib/shared/trade/duty-hours'
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
/** The same, counted in duty hours, because members need not answer at night. */
export const dutyHours =
  (pick: (rules: Rules) => number): Waiting =>
  (_order, rules, at) =>
    afterDuty(at, pick(rules) * HOUR_MS, dutyOf(rules))
