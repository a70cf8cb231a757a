import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'

const IM_SECONDS = 60
const CHAT_SECONDS = 300

/** `im` is exchanged for `chat`, which opens the connection; neither is valid for anything else. */
export type ChatTokenKind = 'im' | 'chat'
export interface ChatToken {
  token: string
  nonce: string
  expiresIn: number
}

/** Issues a short-lived token bound to user, session and distributor. */
function issueToken(ctx: UserCtx, kind: ChatTokenKind, expiresIn: number): ChatToken {
  const nonce = randomToken(9)
  const expires = Math.floor(ctx.now().getTime() / 1000) + expiresIn
  const body = [ctx.user.userId, ctx.user.sessionId, ctx.dist.distId, expires, nonce].join('~')
  return { token: `${body}~${ctx.vault.mac(kind, body)}`, nonce, expiresIn }
}

/** Returns the token accepted by `issueChatConnection`. */
export const issueImToken = (ctx: UserCtx): ChatToken => issueToken(ctx, 'im', IM_SECONDS)

/** Returns the token for the chat connection. */
export const issueChatToken = (ctx: UserCtx): ChatToken => issueToken(ctx, 'chat', CHAT_SECONDS)
