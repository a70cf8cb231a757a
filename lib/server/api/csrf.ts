import type { Ctx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import { randomToken, sameText, type Vault } from '../runtime/vault'
import type { CookieJar } from './cookie-jar'

/** Writes `nonce.mac`; the mac covers session and distributor, so a cookie planted by a sibling host is rejected. */
export function writeCsrf(ctx: Ctx, cookies: CookieJar, sessionId: string | null): void {
  const nonce = randomToken(9)
  cookies.write('csrf', `${nonce}.${macOf(ctx.vault, nonce, ctx.dist.distId, sessionId)}`, ctx.sessionMs / 1000)
}

/** Reuses the visitor's current token if it is still valid, because a request already in flight sends it. */
export function renewCsrf(ctx: Ctx, cookies: CookieJar): void {
  const sessionId = ctx.user?.sessionId ?? null
  const held = cookies.read('csrf')
  if (held && isCsrfValid(ctx.vault, held, ctx.dist.distId, sessionId))
    cookies.write('csrf', held, ctx.sessionMs / 1000)
  else writeCsrf(ctx, cookies, sessionId)
}

/**
 * `origin` is that of the requested host. The header repeats the cookie, which a page of another site can neither read
 * nor set. Refuses BAD_CSRF.
 */
export function assertCsrf(ctx: Ctx, request: Request, origin: string, cookies: CookieJar): void {
  const sent = request.headers.get('x-csrf-token') ?? ''
  const isGenuine =
    isSameSite(request.headers, origin) &&
    sent === cookies.read('csrf') &&
    isCsrfValid(ctx.vault, sent, ctx.dist.distId, ctx.user?.sessionId ?? null)
  if (!isGenuine) throw refuse('BAD_CSRF')
}

function isCsrfValid(vault: Vault, token: string, distId: number, sessionId: string | null): boolean {
  const [nonce = '', mac = ''] = token.split('.')
  return nonce.length >= 8 && sameText(mac, macOf(vault, nonce, distId, sessionId))
}

const macOf = (vault: Vault, nonce: string, distId: number, sessionId: string | null) =>
  vault.mac('csrf', `${nonce}:${distId}:${sessionId ?? 'anonymous'}`).slice(0, 32)

/** A browser sends where a call comes from; calls from another site are rejected. Absent headers mean no browser. */
function isSameSite(headers: { get(name: string): string | null }, own: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  return !origin || (URL.canParse(origin) && new URL(origin).origin === new URL(own).origin)
}
