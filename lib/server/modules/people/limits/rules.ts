import { type Fen, fen } from '@/lib/shared/money/money'
import { RESTRICTION_KIND_NAMES, type RestrictionKind, restrictedText } from '@/lib/shared/people/restrictions'
import { DAY_MS } from '@/lib/shared/time'
import { type Refusal, refuse } from '../../../runtime/refusal'
import type { Limits, RestrictionRow } from './types'

/** Joins restrictions that are in force at the same time: each kind until the last of them ends. */
export function limitsOf(rows: readonly Pick<RestrictionRow, 'kinds' | 'untilAt'>[]): Limits {
  const limits: Partial<Record<RestrictionKind, Date>> = {}
  for (const { kinds, untilAt } of rows)
    for (const kind of kinds) if (!limits[kind] || limits[kind] < untilAt) limits[kind] = untilAt
  return limits
}

/** The kinds in the order of their table. */
export const namesOf = (limits: Limits): RestrictionKind[] => RESTRICTION_KIND_NAMES.filter((kind) => limits[kind])

/** Amount held by restrictions that are in force at the same time. */
export const heldOf = (rows: readonly Pick<RestrictionRow, 'heldFen'>[]): Fen =>
  fen(rows.reduce((sum, { heldFen }) => sum + heldFen, 0n))

export const restrictedRefusal = (kind: RestrictionKind, until: Date): Refusal =>
  refuse(kind === 'login' ? 'LOGIN_RESTRICTED' : 'RESTRICTED', restrictedText(kind, until), { kind })

/** Refuses RESTRICTED, LOGIN_RESTRICTED. */
export function assertUnlimited(limits: Limits, kind: RestrictionKind): void {
  const until = limits[kind]
  if (until) throw restrictedRefusal(kind, until)
}

export const untilOf = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)
