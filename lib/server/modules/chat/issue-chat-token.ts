import type { UserCtx } from '../../runtime/context'
import { randomToken } from '../../runtime/vault'

const LIFE_SECONDS = 300

/** Short-lived ticket for the chat connection, bound to user, session and distributor; it opens nothing else. */
export function issueChatToken(ctx: UserCtx): { token: string; nonce: string; expiresIn: number } {
  const nonce = randomToken(9)
  const body = [
    ctx.user.userId,
    ctx.user.sessionId,
    ctx.dist.distId,
    Math.floor(ctx.now().getTime() / 1000) + LIFE_SECONDS,
    nonce,
  ].join('~')
  return { token: `${body}~${ctx.vault.mac('chat', body)}`, nonce, expiresIn: LIFE_SECONDS }
}
