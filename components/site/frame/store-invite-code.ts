import Cookies from 'js-cookie'
import { INVITE_COOKIE, INVITE_MS, inviteCodeIn } from '@/lib/shared/money/invite-code'

/** Stores the invite code in the query of an address. */
export function storeInviteCode(search: string): void {
  const code = inviteCodeIn(search)
  if (code) Cookies.set(INVITE_COOKIE, code, { expires: new Date(Date.now() + INVITE_MS), sameSite: 'lax' })
}
