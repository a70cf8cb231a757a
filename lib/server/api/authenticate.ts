import { type Endpoint, permissionOf } from '@/lib/contract/kit'
import { findSession } from '../modules/people/identity/sessions/find-session'
import { findMembership } from '../modules/people/staff/find-membership'
import type { Ctx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import type { CookieJar } from './cookie-jar'
import { extendVisitor, removeVisitor } from './visitor-cookies'

/**
 * Sets `ctx.user` when the call carries a live session, and extends its cookies with it. Refuses NOT_LOGGED_IN,
 * SESSION_EXPIRED, NOT_VERIFIED, FORBIDDEN, STAFF_CODE when the call requires more access than the session has.
 */
export async function authenticate(
  ctx: Ctx,
  request: Request,
  access: Endpoint['access'],
  cookies: CookieJar,
): Promise<void> {
  const header = request.headers.get('authorization') ?? ''
  if (header) {
    const credentials = { header, token: cookies.read('token'), cookie: cookies.read('half') }
    const found = await findSession(ctx, ctx.dist, credentials)
    ctx.user = found?.user ?? null
    if (found?.renewed) {
      writeSession(cookies, credentials, ctx.sessionMs)
      extendVisitor(cookies, ctx.sessionMs)
    }
  }
  if (access === 'public') return
  if (!ctx.user) {
    if (!header) throw refuse('NOT_LOGGED_IN')
    removeSession(cookies)
    throw refuse('SESSION_EXPIRED')
  }
  assertVerified(ctx, access)
  const permission = permissionOf(access)
  if (permission) ctx.staff = await findMembership({ ...ctx, user: ctx.user }, permission)
}

/** Refuses NOT_VERIFIED. */
export function assertVerified({ user }: Ctx, access: Endpoint['access']): void {
  if (access === 'verified' && user?.authStatus !== 2) throw refuse('NOT_VERIFIED')
}

/** Writes both parts of the credential. */
export function writeSession(cookies: CookieJar, halves: { token: string; cookie: string }, sessionMs: number): void {
  cookies.write('token', halves.token, sessionMs / 1000)
  cookies.write('half', halves.cookie, sessionMs / 1000)
}

/** Removes the credential, the CSRF token bound to it, and the member's name. */
export function removeSession(cookies: CookieJar): void {
  cookies.remove('token', 'half', 'csrf')
  removeVisitor(cookies)
}
