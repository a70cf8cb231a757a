import type { LoginAnswer } from '../../modules/identity/types'
import type { Ctx } from '../../runtime/context'
import { cookieHeader, sessionCookies } from '../cookies'
import { issueCsrf } from '../csrf'
import type { HttpExtras } from '../handler'

/** Sets both halves of a new credential and its CSRF token; answers what scripts may know. */
export function loggedIn(ctx: Ctx, answer: LoginAnswer, http: HttpExtras) {
  const maxAge = ctx.sessionMs / 1000
  for (const cookie of sessionCookies(answer.session, http.isSecure, maxAge)) http.setCookie(cookie)
  http.setCookie(
    cookieHeader('csrf', issueCsrf(ctx.vault, ctx.dist.distId, answer.session.sessionId), {
      isSecure: http.isSecure,
      maxAge,
    }),
  )
  return { token: answer.session.token, ...answer.user }
}
