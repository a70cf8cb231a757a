import { KNOWN_BROWSER_SECONDS, markBrowser } from '../../../modules/people/identity/sessions/mark-browser'
import { DEVICE_SECONDS, noteDevice } from '../../../modules/people/identity/sessions/note-device'
import type { LoginAnswer } from '../../../modules/people/identity/types'
import type { Ctx } from '../../../runtime/context'
import { writeSession } from '../../authenticate'
import { writeCsrf } from '../../csrf'
import type { HttpExtras } from '../../handler'
import { writeVisitor } from '../../visitor-cookies'

/** Sets both halves of a new credential, its CSRF token, the marks of a known browser and what pages show; answers what scripts may know. */
export async function loggedIn(ctx: Ctx, answer: LoginAnswer, http: HttpExtras) {
  const { userId } = answer.user
  const device = await noteDevice(ctx, { userId, device: http.cookies.read('device') })
  writeSession(http.cookies, answer.session, ctx.sessionMs)
  writeCsrf(ctx, http.cookies, answer.session.sessionId)
  http.cookies.write('known', markBrowser(ctx.vault, userId, ctx.now()), KNOWN_BROWSER_SECONDS)
  http.cookies.write('device', device, DEVICE_SECONDS)
  writeVisitor(http.cookies, answer.user, ctx.sessionMs)
  return { token: answer.session.token, ...answer.user }
}
