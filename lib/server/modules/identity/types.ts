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
