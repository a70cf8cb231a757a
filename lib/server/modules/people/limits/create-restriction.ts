import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import type { Tx } from '../../../db/client'
import { restrictions } from '../../../db/schema/people/limits'
import { singleRow } from '../../../db/single-row'
import type { RestrictionRow } from './types'

interface NewRestriction {
  userId: UserId
  kinds: RestrictionKind[]
  heldFen: Fen
  clause: string
  reason: string
  evidence: string[]
  note: string
  /** Null: by a rule, not by staff. */
  imposedBy: UserId | null
  deciderIds: UserId[]
  fromAt: Date
  untilAt: Date
}

/** Restricts a member from now on, in the caller's transaction. */
export const createRestriction = async (tx: Tx, values: NewRestriction): Promise<RestrictionRow> =>
  singleRow(
    await tx
      .insert(restrictions)
      .values({ ...values, createdAt: values.fromAt })
      .returning(),
  )
