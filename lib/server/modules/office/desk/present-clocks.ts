import type { DeskClock } from '@/lib/contract/entities/desk'
import { formatDateTime } from '@/lib/shared/time'
import type { Rules } from '../../core/tenancy/types'
import { presentTurn } from '../../orders/trading/present-turn'
import { isHeld, isQueued, waitsFor } from '../../orders/trading/staff/rules-turn'
import type { Order } from '../../orders/trading/types'
import { presentClock } from '../desk-clocks/present'
import type { Clock } from '../desk-clocks/types'

interface Facts {
  /** What its lead owes. */
  own: readonly Clock[]
  /** `orderDue` of the order. */
  dueAt: Date | null
  rules: Rules
  now: Date
}

/**
 * Returns the running clocks of an order, for its row and its card: what staff owe, the most urgent first, then the
 * timer of a party. A timer that stands is not among them.
 */
export function presentClocks(order: Order, { own, dueAt, rules, now }: Facts): DeskClock[] {
  // the party that does not have to act reads who has to
  const viewer = waitsFor(order, now) === 'buyer' ? 'seller' : 'buyer'
  const { clock } = presentTurn({ order, viewer, rules, now })
  const owed = owedBy(order, { dueAt, now })
  const timer = clock && !clock.stopped && owed?.dueTime !== clock.dueTime ? [clock] : []
  return [
    ...[...own.map((one) => presentClock(one, order, now)), ...(owed ? [owed] : [])].toSorted(
      (a, b) => a.dueIn - b.dueIn,
    ),
    ...timer.map((one) => ({ ...one, kind: 'timer' as const, isPressing: false })),
  ]
}

/** Since when the timer of an order stands. */
export const presentPause = ({ frozenAt }: Order): string | null => frozenAt && formatDateTime(frozenAt)

/** What staff owe without a lead's clock: to take an order in time, and to handle one on hold within a day. */
function owedBy(order: Order, { dueAt, now }: Pick<Facts, 'dueAt' | 'now'>): DeskClock | null {
  const kind = isHeld(order) ? 'hold' : isQueued(order) ? 'take' : null
  if (kind === null || dueAt === null) return null
  const from = order.frozenAt ?? order.enteredAt
  const [left, span] = [dueAt.getTime() - now.getTime(), dueAt.getTime() - from.getTime()]
  return {
    kind,
    label: kind === 'hold' ? '剩余处理时间' : '剩余接手时间',
    outcome: '',
    dueTime: formatDateTime(dueAt),
    dueIn: Math.floor(left / 1000),
    span: Math.max(1, Math.round(span / 1000)),
    stopped: false,
    isPressing: left < span / 2,
  }
}
