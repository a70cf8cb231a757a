import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'

export type Period = 'month' | 'last' | 'all'

export interface RankEntry {
  userId: UserId
  count: number
  amount: Fen
}

/** Deals below this, yuan 10, are shown once among others. */
const SMALL_FEN = 1000n

/**
 * Chooses deals to show side by side, latest first: any number of accounts, of every other type at most a third, and one
 * small deal. The latest of the rest fill what is left.
 */
export function mixedDeals<T extends { goodsTypeId: number; priceFen: bigint }>(
  latest: readonly T[],
  most: number,
): T[] {
  const left = new Map<number | 'small', number>([['small', 1]])
  const take = (key: number | 'small', limit: number): boolean => {
    const free = left.get(key) ?? limit
    left.set(key, free - 1)
    return free > 0
  }
  const chosen = latest.filter(({ goodsTypeId, priceFen }) => {
    if (goodsTypeId === ACCOUNT) return true
    return (priceFen >= SMALL_FEN || take('small', 1)) && take(goodsTypeId, Math.ceil(most / 3))
  })
  const shown = new Set(chosen.slice(0, most))
  for (const deal of latest) if (shown.size < most) shown.add(deal)
  return latest.filter((deal) => shown.has(deal))
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
