import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'

export type Period = 'month' | 'last' | 'all'

export interface RankEntry {
  userId: UserId
  count: number
  amount: Fen
}

/** Returns start of the calendar month (Beijing) that is `offset` months away from now. */
export function monthStart(now: Date, offset: number): Date {
  const [year = 0, month = 0] = formatDate(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + offset, 1) - 8 * 3_600_000)
}

/** Returns the requested calendar month (Beijing), or everything, limited to the activity's period. */
export function periodOf(
  activity: { startsAt: Date; endsAt: Date },
  period: Period,
  now: Date,
): { from: Date; to: Date } {
  if (period === 'all') return { from: activity.startsAt, to: activity.endsAt }
  const first = (offset: number) => monthStart(now, offset)
  const [from, to] = period === 'month' ? [first(0), first(1)] : [first(-1), first(0)]
  return {
    from: new Date(Math.max(Number(from), Number(activity.startsAt))),
    to: new Date(Math.min(Number(to), Number(activity.endsAt))),
  }
}

/** Ranks inviters by the number of their invitees who bought, then by the amount those spent. */
export function rankInviters(
  invited: readonly { userId: UserId; inviterId: UserId }[],
  bought: ReadonlyMap<number, Fen>,
): RankEntry[] {
  const standings = new Map<number, RankEntry>()
  for (const { userId, inviterId } of invited) {
    const amount = bought.get(userId)
    if (amount === undefined) continue
    const old = standings.get(inviterId) ?? { userId: inviterId, count: 0, amount: fen(0) }
    standings.set(inviterId, { ...old, count: old.count + 1, amount: fen(old.amount + amount) })
  }
  return [...standings.values()].sort((a, b) => b.count - a.count || Number(b.amount - a.amount) || a.userId - b.userId)
}
