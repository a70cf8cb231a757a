import type { UserId } from '@/lib/shared/ids'
import type { TeamRole } from '@/lib/shared/people/team'
import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'

/**
 * Additional work in the transaction that freezes or unfreezes an account; passed in by the caller, because the people
 * module must not depend on goods.
 */
export type Along = (tx: Tx, effects: Effects, who: { userId: UserId; at: Date }) => Promise<void>

/** Both halves of a credential, shown once: the token goes to scripts, the cookie is HttpOnly. */
export interface OpenedSession {
  sessionId: string
  token: string
  cookie: string
  expiresAt: Date
}

export interface LoginAnswer {
  session: OpenedSession
  user: { userId: UserId; nickName: string; actor: string; isPartner: number; username: string }
  /** In the name of `user`: the role of the member of the team. */
  team?: TeamRole
}

/** The result of returning from a vendor's page. */
export interface VendorLogin {
  /** Null: no account is bound yet, and a phone is required. */
  login: LoginAnswer | null
  nickName: string
  /** Path on this host. */
  returnUrl: string
}

/** frozen: by its member. */
export type AccountState = 'normal' | 'frozen' | 'closed'
