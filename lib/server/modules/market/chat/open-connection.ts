import type { ChatLink } from '../../../providers/chat/port'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { type ChatToken, issueChatToken } from './issue-chat-token'

/**
 * Returns connection data for a page of this session, from the current chat carrier. Refuses UNAVAILABLE when the
 * carrier does not answer.
 */
export async function openConnection(ctx: UserCtx): Promise<ChatLink & ChatToken> {
  const { userId, sessionId, nickName } = ctx.user
  const ticket = issueChatToken(ctx)
  try {
    const link = await ctx.live.link({ userId, sessionId, nickName, distId: ctx.dist.distId }, ticket.token)
    return { ...ticket, ...link }
  } catch (err) {
    ctx.log.warn({ err }, 'the chat carrier gives no token')
    throw refuse('UNAVAILABLE')
  }
}
