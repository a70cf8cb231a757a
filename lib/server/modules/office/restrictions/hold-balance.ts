import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { JUDICIAL_HOLD } from '@/lib/shared/people/restrictions'
import { createRestriction } from '../../people/limits/create-restriction'
import { notifyRestricted } from './internal/notify-restricted'
import type { Change } from './types'

interface Hold {
  userId: UserId
  amount: Fen
  until: Date
  /** Shown to the member. */
  reason: string
  note: string
  deciderIds: readonly [imposedBy: UserId, ...UserId[]]
}

/**
 * Holds an amount of a balance for an authority, with the member's person locked. It ends by date, or when two lift it,
 * and has no appeal here. Returns its id.
 */
export async function holdBalance(change: Change, hold: Hold): Promise<number> {
  const { userId, amount, until, reason, note, deciderIds } = hold
  const row = await createRestriction(change.tx, {
    userId,
    kinds: [],
    heldFen: amount,
    clause: JUDICIAL_HOLD,
    reason,
    note,
    evidence: [],
    imposedBy: deciderIds[0],
    deciderIds: [...new Set(deciderIds)],
    fromAt: change.at,
    untilAt: until,
  })
  await notifyRestricted(change, row, { event: 'begin', title: '部分余额已司法冻结', text: reason })
  change.effects.purge('restrictions')
  return row.id
}
