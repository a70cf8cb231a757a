import type { userContract } from '@/lib/contract/people/user'
import { followGoods } from '../../../modules/listings/catalog/follow-goods'
import { findFollowed, listFavourites } from '../../../modules/listings/catalog/selling/queries-own'
import { assertOwnImages } from '../../../modules/listings/media/queries'
import { listBalanceRecords, loadStatement } from '../../../modules/money/wallet/queries'
import { refuseStaffName } from '../../../modules/office/trust/refuse-staff-name'
import { loadAssets } from '../../../modules/orders/trading/figures/assets'
import { loadCapital } from '../../../modules/orders/trading/figures/capital'
import { loadProfile } from '../../../modules/orders/trading/figures/profile'
import { sendMailCode } from '../../../modules/people/identity/codes/send-mail-code'
import { logIn } from '../../../modules/people/identity/login/log-in'
import { logInBySms } from '../../../modules/people/identity/login/log-in-by-sms'
import { registerUser } from '../../../modules/people/identity/login/register-user'
import { resetPassword } from '../../../modules/people/identity/login/reset-password'
import { changeEmail } from '../../../modules/people/identity/security/change-email'
import { changePassword } from '../../../modules/people/identity/security/change-password'
import { changePhone } from '../../../modules/people/identity/security/change-phone'
import { changeUsualInfo } from '../../../modules/people/identity/security/change-usual-info'
import { setPayPassword } from '../../../modules/people/identity/security/set-pay-password'
import { verifyIdentity } from '../../../modules/people/identity/security/verify-identity'
import { endSession } from '../../../modules/people/identity/sessions/end-session'
import { listOwnSessions } from '../../../modules/people/identity/sessions/queries-sessions'
import { revokeSessions } from '../../../modules/people/identity/sessions/revoke-sessions'
import { removeSession } from '../../authenticate'
import type { Handlers } from '../../handler'
import { writeVisitor } from '../../visitor-cookies'
import { loggedIn } from './logged-in'
import { withBrowser } from './sms-browser'

export const userHandlers: Handlers<typeof userContract> = {
  'POST /user/register': async (ctx, input, http) => {
    if (input.nickName) await refuseStaffName(ctx, { name: input.nickName, field: 'nickName' })
    return loggedIn(ctx, await registerUser(ctx, withBrowser(input, http)), http)
  },
  'POST /user/login': async (ctx, input, http) =>
    loggedIn(ctx, await logIn(ctx, { ...input, known: http.cookies.read('known') }), http),
  'POST /user/loginBySmCode': async (ctx, input, http) =>
    loggedIn(ctx, await logInBySms(ctx, withBrowser(input, http)), http),
  'POST /user/forgetUserPassWord': (ctx, input, http) => resetPassword(ctx, withBrowser(input, http)),
  'POST /user/logout': async (ctx, _, http) => {
    await revokeSessions(ctx, { userId: ctx.user.userId, only: ctx.user.sessionId })
    removeSession(http.cookies)
  },
  'GET /user/sessions': async (ctx) => ({ list: await listOwnSessions(ctx) }),
  'POST /user/endSession': (ctx, input) => endSession(ctx, input),
  'POST /user/logoutEverywhere': async (ctx, { keepThis }, http) => {
    await revokeSessions(ctx, { userId: ctx.user.userId, except: keepThis ? ctx.user.sessionId : undefined })
    if (!keepThis) removeSession(http.cookies)
  },
  'GET /user/userInfo': (ctx) => loadProfile(ctx),
  'POST /user/changeUserUsualInfo': async (ctx, input, http) => {
    await assertOwnImages(ctx, input.actor ? [input.actor] : [])
    const { nickName } = input
    if (nickName && nickName !== ctx.user.nickName) await refuseStaffName(ctx, { name: nickName, field: 'nickName' })
    await changeUsualInfo(ctx, input)
    const changed = await loadProfile(ctx)
    writeVisitor(http.cookies, { ...changed, username: changed.phone }, ctx.sessionMs)
    return changed
  },
  'POST /user/verifyIdentity': async (ctx, input) => {
    await verifyIdentity(ctx, input)
    return loadProfile(ctx)
  },
  'POST /user/setPayPassword': (ctx, input, http) => setPayPassword(ctx, withBrowser(input, http)),
  'POST /user/changeUserPassword': async (ctx, input, http) =>
    loggedIn(ctx, await changePassword(ctx, withBrowser(input, http)), http),
  'POST /user/changeBindPhone': async (ctx, input, http) =>
    loggedIn(ctx, await changePhone(ctx, withBrowser(input, http)), http),
  'POST /user/sendMailCode': (ctx, input, http) => sendMailCode(ctx, withBrowser(input, http)),
  'POST /user/changeEmail': (ctx, input, http) => changeEmail(ctx, withBrowser(input, http)),
  'GET /user/goodsUserFollow': (ctx, input) => listFavourites(ctx, input),
  'POST /user/followGoods': (ctx, input) => followGoods(ctx, input),
  'GET /user/followState': async (ctx, input) => ({ followed: await findFollowed(ctx, input.goodsSns) }),
  'GET /user/findBalanceRecord': (ctx, input) => listBalanceRecords(ctx, input),
  'GET /user/balanceStatement': (ctx, input) => loadStatement(ctx, input),
  'GET /user/assets': (ctx) => loadAssets(ctx),
  'GET /user/capitalManagement': (ctx) => loadCapital(ctx),
}
