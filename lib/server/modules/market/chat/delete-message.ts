import { and, eq, gte, isNull, ne } from 'drizzle-orm'
import { chatMessages } from '../../../db/schema/market/chat'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { appendMessage } from './internal/append-message'
import { moveReadMark } from './internal/move-read-mark'
import { loadMembership } from './queries'
import { RECALL_MS } from './rules'

/**
 * Recalls an own message. It adds an event with the next sequence number, because pages catch up by number, so whoever
 * has seen the message also receives its recall. Idempotent. Refuses NOT_FOUND, ELSEWHERE, CHAT_CLOSED, RECALL_LATE.
 */
export async function deleteMessage(ctx: UserCtx, input: { groupId: number; seq: number }): Promise<void> {
  const { groupId, seq } = input
  const { closedAt } = await loadMembership(ctx, groupId)
  if (closedAt) throw refuse('CHAT_CLOSED')
  const { userId } = ctx.user
  const at = ctx.now()
  const own = and(
    eq(chatMessages.groupId, groupId),
    eq(chatMessages.seq, seq),
    eq(chatMessages.senderId, userId),
    ne(chatMessages.type, 'system'),
  )
  const isTaken = await inTx(ctx, async (tx, effects) => {
    const taken = await tx
      .update(chatMessages)
      .set({ recalledAt: at })
      .where(and(own, isNull(chatMessages.recalledAt), gte(chatMessages.sentAt, new Date(at.getTime() - RECALL_MS))))
      .returning({ seq: chatMessages.seq })
    if (taken.length === 0) return false
    const notedSeq = await appendMessage(tx, effects, {
      groupId,
      senderId: userId,
      clientMsgId: `recall:${seq}`,
      type: 'system',
      content: '撤回了一条消息',
      expansion: { type: 'recall', seq: String(seq) },
      at,
    })
    if (notedSeq === null) throw refuse('CHAT_CLOSED') // the group was closed since the check above
    await moveReadMark(tx, effects, { groupId, distId: ctx.dist.distId, userId, seq: notedSeq })
    return true
  })
  if (isTaken) return
  const [row] = await ctx.db.select({ recalledAt: chatMessages.recalledAt }).from(chatMessages).where(own)
  if (!row) throw refuse('NOT_FOUND', '消息不存在')
  if (!row.recalledAt) throw refuse('RECALL_LATE')
}
