import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import { AUTO_REPLY_HOURS } from '@/lib/shared/trade/auto-reply'
import type { Tx } from '../../../../db/client'
import { chatMembers, chatMessages } from '../../../../db/schema/market/chat'
import type { Effects } from '../../../../runtime/context'
import { claimAutoReply } from '../claim-auto-reply'
import { appendMessage } from './append-message'

/**
 * Answers a buyer's message with the seller's automatic reply, if the seller wrote nothing in this group for twelve
 * hours. The seller's read mark stays: the message is still unread.
 */
export async function appendAutoReply(
  tx: Tx,
  effects: Effects,
  { groupId, to, at }: { groupId: number; to: number; at: Date },
): Promise<void> {
  const [seller] = await tx
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.groupId, groupId), eq(chatMembers.role, 'seller')))
  if (!seller || (await wroteLately(tx, { groupId, userId: seller.userId, at }))) return
  const { userId } = seller
  const content = await claimAutoReply(tx, { userId, conversation: `group:${groupId}`, at })
  if (content === null) return
  const mark = { clientMsgId: `auto:${to}`, expansion: { type: 'auto' } }
  await appendMessage(tx, effects, { groupId, senderId: userId, type: 'text', content, replyTo: to, at, ...mark })
}

async function wroteLately(
  tx: Tx,
  { groupId, userId, at }: { groupId: number; userId: UserId; at: Date },
): Promise<boolean> {
  const own = and(
    eq(chatMessages.groupId, groupId),
    eq(chatMessages.senderId, userId),
    gt(chatMessages.sentAt, new Date(at.getTime() - AUTO_REPLY_HOURS * HOUR_MS)),
    or(isNull(chatMessages.expansion), ne(sql`${chatMessages.expansion} ->> 'type'`, 'auto')),
  )
  return (await tx.$count(chatMessages, own)) > 0
}
