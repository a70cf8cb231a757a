import type { ChatMessage } from '@/lib/contract/entities/chat'
import { maskForeign } from '@/lib/shared/contacts/mask-contacts'
import { pgCode, type Tx } from '../../../db/client'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertOwnFiles } from '../../listings/media/queries'
import { appendAutoReply } from './internal/append-auto-reply'
import { appendMessage } from './internal/append-message'
import { moveReadMark } from './internal/move-read-mark'
import { findOwnMessage, isAnswerable, loadMembership } from './queries'

interface SendInput {
  groupId: number
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  /** Sequence number of the message it replies to. */
  replyTo?: number
  /** Already at the carrier, which delivers it if it is stored unchanged. */
  carried?: boolean
}

/**
 * Sends a message; members only, while the group is open. A resend with the same clientMsgId returns the stored
 * message. `guard` runs in the transaction before it, and may refuse. Refuses NOT_FOUND, CHAT_CLOSED.
 */
export async function sendMessage(
  ctx: UserCtx,
  input: SendInput,
  guard?: (tx: Tx) => Promise<void>,
): Promise<ChatMessage> {
  const membership = await loadMembership(ctx, input.groupId)
  const { role, closedAt } = membership
  const stored = await findOwnMessage(ctx, input)
  if (stored) return stored
  if (closedAt) throw refuse('CHAT_CLOSED')
  if (input.messageType === 'image') await assertOwnFiles(ctx, [input.content])
  const { groupId, replyTo } = input
  if (replyTo !== undefined && !(await isAnswerable(ctx, { groupId, seq: replyTo, membership })))
    throw refuse('NOT_FOUND', '回复的消息不存在或已撤回')
  const content =
    input.messageType === 'text' && role !== 'service' ? maskForeign(ctx.dist.origin, input.content) : input.content
  try {
    const seq = await inTx(ctx, async (tx, effects) => {
      await guard?.(tx)
      const taken = await appendMessage(tx, effects, {
        groupId,
        senderId: ctx.user.userId,
        clientMsgId: input.clientMsgId,
        type: input.messageType,
        content,
        expansion: content === input.content ? null : { type: 'masked' },
        replyTo,
        carried: input.carried && content === input.content,
        at: ctx.now(),
      })
      // replying implies having read
      if (taken !== null)
        await moveReadMark(tx, effects, { groupId, distId: ctx.dist.distId, userId: ctx.user.userId, seq: taken })
      if (taken !== null && role === 'buyer') await appendAutoReply(tx, effects, { groupId, to: taken, at: ctx.now() })
      return taken
    })
    if (seq === null) throw refuse('CHAT_CLOSED') // the group was closed since the check above
  } catch (error) {
    if (pgCode(error) !== '23505') throw error // a concurrent resend won
  }
  const message = await findOwnMessage(ctx, input)
  if (!message) throw refuse('INVALID_INPUT', '消息编号重复，请重新发送')
  return message
}
