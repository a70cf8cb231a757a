import { parse, serialize } from 'hono/utils/cookie'

/** The cookies the server sets. Scripts may read the token and the CSRF token, never the other parts. */
const COOKIES = {
  token: { isHidden: false },
  csrf: { isHidden: false },
  /** The part of a credential that is hidden from scripts. */
  half: { isHidden: true },
  /** The part of a QR login that stays in its browser. */
  qr: { isHidden: true },
  /** Identifies the browser that was sent to a vendor's login page. */
  oauth: { isHidden: true },
  /** Identifies the browser that requested an SMS code. */
  sms: { isHidden: true },
  /** Proves that the account owner logged in with this browser before. */
  known: { isHidden: true },
  /** A ticket to view the draft of this host's site. */
  draft: { isHidden: true },
  /** Proves the phone of a visitor who sends a case without an account. */
  guest: { isHidden: true },
  /** Identifies this browser, to detect accounts that share one. */
  device: { isHidden: true },
  /** The visitor's name for pages to show; see visitor-cookies.ts. */
  nickName: { isHidden: false },
  userId: { isHidden: false },
  actor: { isHidden: false },
  username: { isHidden: false },
  isPartner: { isHidden: false },
  /** The role of a member of a seller's team who works in the seller's name. */
  team: { isHidden: false },
} as const
export type CookieName = keyof typeof COOKIES

/** Cookies of one call: those of the request, and those the response sets. */
export class CookieJar {
  readonly #received: Readonly<Record<string, string>>
  readonly #isSecure: boolean
  readonly #set: string[] = []

  constructor(header: string | null, isSecure: boolean) {
    // if a name appears twice, the first one counts
    this.#received = parse(header ?? '')
    this.#isSecure = isSecure
  }

  /** Returns '' if the cookie is missing. */
  read(name: CookieName): string {
    return this.#received[this.#wireName(name)] ?? ''
  }

  /** `maxAge` in seconds; 0 removes it. */
  write(name: CookieName, value: string, maxAge: number): void {
    const options = {
      path: '/',
      maxAge,
      sameSite: 'lax',
      secure: this.#isSecure,
      httpOnly: COOKIES[name].isHidden,
    } as const
    this.#set.push(serialize(this.#wireName(name), value, options))
  }

  remove(...names: CookieName[]): void {
    for (const name of names) this.write(name, '', 0)
  }

  /** Values for `set-cookie`, in the order they were written. */
  get written(): readonly string[] {
    return this.#set
  }

  /** `__Host-` needs https; plain http (demo on localhost) uses the bare names. */
  #wireName(name: CookieName): string {
    if (!COOKIES[name].isHidden) return name
    const bare = name === 'half' ? 'sb' : name
    return this.#isSecure ? `__Host-${bare}` : bare
  }
}
