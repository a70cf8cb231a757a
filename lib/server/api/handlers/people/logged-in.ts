import { KNOWN_BROWSER_SECONDS, markBrowser } from '../../../modules/people/identity/sessions/mark-browser'
import { DEVICE_SECONDS, recordDevice } from '../../../modules/people/identity/sessions/record-device'
import type { LoginAnswer } from '../../../modules/people/identity/types'
import type { Ctx } from '../../../runtime/context'
import { writeSession } from '../../authenticate'
import { writeCsrf } from '../../csrf'
import type { HttpExtras } from '../../handler'
import { writeVisitor } from '../../visitor-cookies'

/**
 * Sets both parts of a new credential, its CSRF token, the known-browser cookies and the visitor data for pages;
 * returns what scripts may know.
 */
export async function loggedIn(ctx: Ctx, answer: LoginAnswer, http: HttpExtras) {
  const { userId } = answer.user
  const device = await recordDevice(ctx, { userId, device: http.cookies.read('device') })
  writeSession(http.cookies, answer.session, ctx.sessionMs)
  writeCsrf(ctx, http.cookies, answer.session.sessionId)
  http.cookies.write('known', markBrowser(ctx.vault, userId, ctx.now()), KNOWN_BROWSER_SECONDS)
  http.cookies.write('device', device, DEVICE_SECONDS)
  writeVisitor(http.cookies, answer.user, ctx.sessionMs)
  return { token: answer.session.token, ...answer.user }
}
