import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'

/** What else happens in the transaction that freezes or thaws an account; from who calls, as goods stand below people. */
export type Along = (tx: Tx, effects: Effects, who: { userId: number; at: Date }) => Promise<void>

/** Both halves of a credential, shown once: the token goes to scripts, the cookie is HttpOnly. */
export interface OpenedSession {
  sessionId: string
  token: string
  cookie: string
  expiresAt: Date
}

export interface LoginAnswer {
  session: OpenedSession
  user: { userId: number; nickName: string; actor: string; isPartner: number; username: string }
}

/** Back from a vendor's page. */
export interface VendorLogin {
  /** null: no account is bound yet, and a phone is wanted. */
  login: LoginAnswer | null
  nickName: string
  /** Path of this host. */
  returnUrl: string
}

/** frozen: by its member; banned: by the platform. */
export type AccountState = 'normal' | 'frozen' | 'banned' | 'closed'
