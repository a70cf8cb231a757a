import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { openConnection } from './open-connection'
import { verifyChatToken } from './verify-chat-token'

/** Exchanges an IM token of this session for the token the chat connects with. Refuses CHAT_TOKEN, UNAVAILABLE. */
export async function issueChatConnection(ctx: UserCtx, { token, nonce }: { token: string; nonce: string }) {
  const found = verifyChatToken(ctx.vault, token, ctx.dist.distId, ctx.now(), 'im')
  const isOwn = found?.sessionId === ctx.user.sessionId && found.userId === ctx.user.userId
  if (!isOwn || found.nonce !== nonce) throw refuse('CHAT_TOKEN')
  return openConnection(ctx)
}
