import { sameText, type Vault } from '../../runtime/vault'

/** What issueChatToken wrote. null: forged, expired, or of another distributor. */
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
