/** The cookies the server sets. Scripts may read the token and the CSRF token, never the other halves. */
const COOKIES = {
  token: { isHidden: false },
  csrf: { isHidden: false },
  /** The half of a credential that no script sees. */
  half: { isHidden: true },
  /** The half of a QR code that stays in its browser. */
  qr: { isHidden: true },
  /** The browser that went to a vendor's page. */
  oauth: { isHidden: true },
  /** The browser that asked for an SMS code. */
  sms: { isHidden: true },
  /** That its owner logged in here before. */
  known: { isHidden: true },
  /** A ticket to the draft of this host's site. */
  draft: { isHidden: true },
  /** Which browser this is, to tell accounts that share one. */
  device: { isHidden: true },
  /** Who is here, for pages to show; see visitor-cookies.ts. */
  nickName: { isHidden: false },
  userId: { isHidden: false },
  actor: { isHidden: false },
  username: { isHidden: false },
  isPartner: { isHidden: false },
} as const
export type CookieName = keyof typeof COOKIES

/** Cookies of one call: what came with it, and what its answer sets. */
export class CookieJar {
  readonly #given: Readonly<Record<string, string>>
  readonly #isSecure: boolean
  readonly #set: string[] = []

  constructor(header: string | null, isSecure: boolean) {
    this.#given = readCookies(header)
    this.#isSecure = isSecure
  }

  /** '' without one. */
  read(name: CookieName): string {
    return this.#given[this.#wireName(name)] ?? ''
  }

  /** `maxAge` in seconds; 0 removes it. */
  write(name: CookieName, value: string, maxAge: number): void {
    const flags = `${this.#isSecure ? '; Secure' : ''}${COOKIES[name].isHidden ? '; HttpOnly' : ''}`
    this.#set.push(
      `${this.#wireName(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${flags}`,
    )
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

/** Of two cookies of one name the first counts. */
function readCookies(header: string | null): Record<string, string> {
  const out: Record<string, string> = {}
  for (const part of (header ?? '').split(';')) {
    const eq = part.indexOf('=')
    if (eq < 1) continue
    const name = part.slice(0, eq).trim()
    if (!(name in out)) out[name] = safeDecode(part.slice(eq + 1).trim())
  }
  return out
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
