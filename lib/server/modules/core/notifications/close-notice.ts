import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { notifications } from '../../../db/schema/notifications'
import type { Effects } from '../../../runtime/context'

interface Closing {
  userId: number
  distId: number
  /** Of what was told. */
  key: string
  /** What stands there from now on. */
  title: string
  text: string
  href: string
  at: Date
}

/** What somebody was asked is answered: the row says so, is read, and is passed on no more. */
export async function closeNotice(
  tx: Tx,
  effects: Effects,
  { userId, distId, key, at, ...words }: Closing,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ ...words, readAt: at, passOnAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.key, key)))
  effects.live({ type: 'notification', distId, userIds: [userId] })
}
