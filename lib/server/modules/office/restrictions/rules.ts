import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import {
  JUDICIAL_HOLD,
  kindsText,
  RESTRICTION_APPEAL_HOURS,
  RESTRICTION_DAYS,
  type RestrictionKind,
} from '@/lib/shared/people/restrictions'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import { heldOf } from '../../people/limits/rules'
import type { RestrictionRow } from '../../people/limits/types'

/**
 * The money that restrictions keep from being paid out to its owner: all of the balance, or the amount held. Only what is
 * held cannot be spent either (docs/decisions/trust.md).
 */
const keptBy = ({ kinds, held, coin }: { kinds: readonly RestrictionKind[]; held: Fen; coin: Fen }): Fen =>
  kinds.includes('withdraw') && coin > held ? coin : held

const needsSecond = (kept: Fen): boolean => kept >= FOUR_EYES_FEN
export const SECOND_FROM = fen(FOUR_EYES_FEN)

/** Restrictions that ended in these days count with a new one. */
const RECENT_DAYS = 2 * RESTRICTION_DAYS
export const recentSince = (at: Date): Date => new Date(at.getTime() - RECENT_DAYS * DAY_MS)

interface Wanted extends Pick<RestrictionRow, 'kinds' | 'heldFen' | 'fromAt' | 'untilAt'> {
  /** The other restrictions of the member that are in force. */
  others: readonly RestrictionRow[]
  /** Those of the person that ended since `recentSince`. */
  ended: readonly RestrictionRow[]
  coin: Fen
}

/**
 * Whether a restriction that is imposed or renewed takes a second person: with the others it keeps too much money, or what
 * it restricts lasts longer than 30 days, counted from the first one in force, with what ended lately: to lift one and
 * impose it again is a renewal. What two held for an authority has its own time.
 */
export function takesSecond({ kinds, heldFen, fromAt, untilAt, others, ended, coin }: Wanted): boolean {
  const kept = keptBy({
    kinds: [...kinds, ...others.flatMap((row) => row.kinds)],
    held: heldOf([{ heldFen }, ...others]),
    coin,
  })
  if ((heldFen > 0n || kinds.includes('withdraw')) && needsSecond(kept)) return true
  const isSame = (row: RestrictionRow): boolean =>
    row.clause !== JUDICIAL_HOLD &&
    (kinds.some((kind) => row.kinds.includes(kind)) || (heldFen > 0n && row.heldFen > 0n))
  const firstAt = Math.min(fromAt.getTime(), ...others.filter(isSame).map((row) => row.fromAt.getTime()))
  const before = ended.filter(isSame).map((row) => (row.endedAt ?? row.untilAt).getTime() - row.fromAt.getTime())
  const total = before.reduce((sum, ms) => sum + ms, untilAt.getTime() - firstAt)
  return total > RESTRICTION_DAYS * DAY_MS
}

export const appealDue = (at: Date): Date => new Date(at.getTime() + RESTRICTION_APPEAL_HOURS * HOUR_MS)

/** 限制上架、提现，冻结 ¥100.00 */
export const whatText = (kinds: readonly RestrictionKind[], held: Fen): string =>
  [kinds.length > 0 ? `限制${kindsText(kinds)}` : '', held > 0n ? `冻结 ¥${fenToYuan(held)}` : '']
    .filter(Boolean)
    .join('，')
