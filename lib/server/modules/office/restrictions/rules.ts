import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import {
  kindsText,
  RESTRICTION_APPEAL_HOURS,
  RESTRICTION_DAYS,
  type RestrictionKind,
} from '@/lib/shared/people/restrictions'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'

/** The money that a restriction keeps from its owner: all of the balance, or the amount held. */
export const keptBy = ({ kinds, held, coin }: { kinds: readonly RestrictionKind[]; held: Fen; coin: Fen }): Fen =>
  kinds.includes('withdraw') && coin > held ? coin : held

export const needsSecond = (kept: Fen): boolean => kept >= FOUR_EYES_FEN
export const SECOND_FROM = fen(FOUR_EYES_FEN)

/** Whether a restriction that began then would last longer than one person may decide. */
export const isLong = (fromAt: Date, untilAt: Date): boolean =>
  untilAt.getTime() - fromAt.getTime() > RESTRICTION_DAYS * DAY_MS

export const appealDue = (at: Date): Date => new Date(at.getTime() + RESTRICTION_APPEAL_HOURS * HOUR_MS)

/** 限制上架、提现，冻结 ¥100.00 */
export const whatText = (kinds: readonly RestrictionKind[], held: Fen): string =>
  [kinds.length > 0 ? `限制${kindsText(kinds)}` : '', held > 0n ? `冻结 ¥${fenToYuan(held)}` : '']
    .filter(Boolean)
    .join('，')
