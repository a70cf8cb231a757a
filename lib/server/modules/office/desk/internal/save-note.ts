import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { deskNotes } from '../../../../db/schema/office/desk'
import type { StaffCtx } from '../../../../runtime/context'

interface Note {
  orderSn: OrderSn
  /** Site of the order; absent: this host's. */
  distId?: number
  text: string
  handedTo?: UserId | null
  mentions?: readonly UserId[]
}

/** Stores a staff-only note of an order. */
export async function saveNote(
  tx: Tx,
  { user, dist, now }: StaffCtx,
  { orderSn, distId = dist.distId, text, handedTo = null, mentions = [] }: Note,
): Promise<void> {
  await tx.insert(deskNotes).values({
    orderSn,
    text,
    handedTo,
    mentions: [...mentions],
    userId: user.userId,
    distId,
    createdAt: now(),
  })
}
