import { and, eq } from 'drizzle-orm'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import { pgCode } from '../../db/client'
import { chatMessages } from '../../db/schema/chat'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { assertOwnImages } from '../media/queries'
import { appendMessage } from './internal/append-message'
import { markRead } from './mark-read'
import { presentMessage } from './present'
import { loadMembership } from './queries'
import { maskContacts } from './rules-contacts'

interface SendInput {
  groupId: number
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
}

/** Members only, while the group is open. A resend under the same clientMsgId returns the stored message. Refuses NOT_FOUND, CHAT_CLOSED. */
export async function sendMessage(ctx: UserCtx, input: SendInput): Promise<ChatMessage> {
  const { role, closedAt } = await loadMembership(ctx, input.groupId)
  const stored = await findOwn(ctx, input)
  if (stored) return stored
  if (closedAt) throw refuse('CHAT_CLOSED')
  if (input.messageType === 'image') await assertOwnImages(ctx, [input.content])
  const content = input.messageType === 'text' && role !== 'service' ? maskContacts(input.content) : input.content
  try {
    const seq = await inTx(ctx, async (tx, effects) => {
      const taken = await appendMessage(tx, effects, {
        groupId: input.groupId,
        senderId: ctx.user.userId,
        clientMsgId: input.clientMsgId,
        type: input.messageType,
        content,
        expansion: content === input.content ? null : { type: 'masked' },
        at: ctx.now(),
      })
      if (taken !== null) await markRead({ ...ctx, db: tx }, { groupId: input.groupId, seq: taken }) // who answers has read
      return taken
    })
    if (seq === null) throw refuse('CHAT_CLOSED') // it closed since the look above
  } catch (error) {
    if (pgCode(error) !== '23505') throw error // a concurrent resend was faster
  }
  const message = await findOwn(ctx, input)
  if (!message) throw refuse('INVALID_INPUT', '消息编号重复，请重新发送')
  return message
}

async function findOwn(ctx: UserCtx, input: SendInput): Promise<ChatMessage | null> {
  const [row] = await ctx.db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.groupId, input.groupId),
        eq(chatMessages.clientMsgId, input.clientMsgId),
        eq(chatMessages.senderId, ctx.user.userId),
      ),
    )
  return row ? presentMessage(row, ctx.user.userId) : null
}
