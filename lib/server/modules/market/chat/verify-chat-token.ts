import type { UserId } from '@/lib/shared/ids'
import { sameText, type Vault } from '../../../runtime/vault'
import type { ChatTokenKind } from './issue-chat-token'

/** Reads a token issued by issueChatToken or issueImToken. Null if forged, expired or of another distributor. */
export function verifyChatToken(
  vault: Vault,
  token: string,
  distId: number,
  now: Date,
  kind: ChatTokenKind = 'chat',
): { userId: UserId; sessionId: string; nonce: string } | null {
  const cut = token.lastIndexOf('~')
  const body = token.slice(0, Math.max(0, cut))
  const [userId, sessionId, forDist, expires, nonce = ''] = body.split('~')
  if (!sessionId || !sameText(token.slice(cut + 1), vault.mac(kind, body))) return null
  if (Number(forDist) !== distId || Number(expires) * 1000 < now.getTime()) return null
  return { userId: Number(userId) as UserId, sessionId, nonce }
}
