import type { UserCtx } from '../../runtime/context'
import { randomToken, sameText, type Vault } from '../../runtime/vault'

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

/** null: forged, expired, or of another distributor. */
export function readChatToken(
  vault: Vault,
  token: string,
  distId: number,
  now: Date,
): { userId: number; sessionId: string } | null {
  const cut = token.lastIndexOf('~')
  const body = token.slice(0, Math.max(0, cut))
  const [userId, sessionId, forDist, expires] = body.split('~')
  if (!sessionId || !sameText(token.slice(cut + 1), vault.mac('chat', body))) return null
  if (Number(forDist) !== distId || Number(expires) * 1000 < now.getTime()) return null
  return { userId: Number(userId), sessionId }
}
