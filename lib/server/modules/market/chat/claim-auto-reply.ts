import { and, eq, lt } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import { AUTO_REPLY_HOURS } from '@/lib/shared/trade/auto-reply'
import type { Tx } from '../../../db/client'
import { autoReplies, autoReplyMarks } from '../../../db/schema/market/chat'
import { findAble } from '../../people/identity/queries'

/**
 * Returns the text of a member's automatic reply if it is due in this conversation, and marks it as sent: at most once
 * in twelve hours, also when two messages arrive at the same time. Null if it is off, was sent, or the account is
 * frozen.
 */
export async function claimAutoReply(
  tx: Tx,
  { userId, conversation, at }: { userId: UserId; conversation: string; at: Date },
): Promise<string | null> {
  const [setting] = await tx
    .select({ text: autoReplies.text })
    .from(autoReplies)
    .where(and(eq(autoReplies.userId, userId), eq(autoReplies.isOn, true)))
  if (!setting || (await findAble(tx, [userId])).length === 0) return null
  const taken = await tx
    .insert(autoReplyMarks)
    .values({ userId, conversation, sentAt: at })
    .onConflictDoUpdate({
      target: [autoReplyMarks.userId, autoReplyMarks.conversation],
      set: { sentAt: at },
      setWhere: lt(autoReplyMarks.sentAt, new Date(at.getTime() - AUTO_REPLY_HOURS * HOUR_MS)),
    })
    .returning({ userId: autoReplyMarks.userId })
  return taken.length > 0 ? setting.text : null
}
