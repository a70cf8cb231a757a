import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { openLink } from './open-link'
import { readChatToken } from './read-chat-token'

/** An IM token of this very session becomes what the chat connects with. Refuses CHAT_TOKEN, UNAVAILABLE. */
export async function exchangeImToken(ctx: UserCtx, { token, nonce }: { token: string; nonce: string }) {
  const found = readChatToken(ctx.vault, token, ctx.dist.distId, ctx.now(), 'im')
  const isOwn = found?.sessionId === ctx.user.sessionId && found.userId === ctx.user.userId
  if (!isOwn || found.nonce !== nonce) throw refuse('CHAT_TOKEN')
  return openLink(ctx)
}
