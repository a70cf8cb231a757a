/** Names of the cookies the server sets. `__Host-` needs https; plain http (demo on localhost) uses the bare names. */
export const cookieNames = (isSecure: boolean) => ({
  half: isSecure ? '__Host-sb' : 'sb',
  qr: isSecure ? '__Host-qr' : 'qr',
  token: 'token',
  csrf: 'csrf',
})

export function readCookies(header: string | null): Record<string, string> {
  const out: Record<string, string> = {}
  if (!header) return out
  for (const part of header.split(';')) {
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

export interface CookieOptions {
  isSecure: boolean
  httpOnly?: boolean
  maxAge: number
}

export const cookieHeader = (name: string, value: string, o: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${o.maxAge}; SameSite=Lax${o.isSecure ? '; Secure' : ''}${o.httpOnly ? '; HttpOnly' : ''}`

/** Both halves of the credential; maxAge in seconds, 0 removes them. */
export function sessionCookies(halves: { token: string; cookie: string }, isSecure: boolean, maxAge: number): string[] {
  const names = cookieNames(isSecure)
  return [
    cookieHeader(names.token, halves.token, { isSecure, maxAge }),
    cookieHeader(names.half, halves.cookie, { isSecure, httpOnly: true, maxAge }),
  ]
}
