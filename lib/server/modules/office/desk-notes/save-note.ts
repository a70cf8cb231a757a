import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { deskNotes } from '../../../db/schema/office/desk-notes'

interface Note {
  orderSn: OrderSn
  distId: number
  /** null: written by the system. */
  userId: UserId | null
  text: string
  handedTo?: UserId | null
  mentions?: readonly UserId[]
  at: Date
}

/** Stores a staff-only note of an order. */
export async function saveNote(
  tx: Tx,
  { orderSn, distId, userId, text, handedTo = null, mentions = [], at }: Note,
): Promise<void> {
  await tx.insert(deskNotes).values({ orderSn, distId, userId, text, handedTo, mentions: [...mentions], createdAt: at })
}
