import { KNOWN_BROWSER_SECONDS, markBrowser } from '../../modules/identity/mark-browser'
import type { LoginAnswer } from '../../modules/identity/types'
import type { Ctx } from '../../runtime/context'
import { writeSession } from '../authenticate'
import { writeCsrf } from '../csrf'
import type { HttpExtras } from '../handler'
import { writeVisitor } from '../visitor-cookies'

/** Sets both halves of a new credential, its CSRF token, the mark of a known browser and what pages show; answers what scripts may know. */
export function loggedIn(ctx: Ctx, answer: LoginAnswer, http: HttpExtras) {
  writeSession(http.cookies, answer.session, ctx.sessionMs)
  writeCsrf(ctx, http.cookies, answer.session.sessionId)
  http.cookies.write('known', markBrowser(ctx.vault, answer.user.userId, ctx.now()), KNOWN_BROWSER_SECONDS)
  writeVisitor(http.cookies, answer.user, ctx.sessionMs)
  return { token: answer.session.token, ...answer.user }
}
