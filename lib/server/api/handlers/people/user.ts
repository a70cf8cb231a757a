import type { userContract } from '@/lib/contract/people/user'
import { findFavourites, listFavourites } from '../../../modules/listings/catalog/selling/queries-own'
import { updateFavourite } from '../../../modules/listings/catalog/update-favourite'
import { assertOwnImages } from '../../../modules/listings/media/queries'
import { listBalanceRecords, loadStatement } from '../../../modules/money/wallet/queries'
import { applyRestrictions } from '../../../modules/office/restrictions/apply-restrictions'
import { assertPublicName } from '../../../modules/office/trust/assert-public-name'
import { loadAssets } from '../../../modules/orders/trading/figures/assets'
import { loadCapital } from '../../../modules/orders/trading/figures/capital'
import { reloadProfile } from '../../../modules/orders/trading/figures/profile'
import { sendMailCode } from '../../../modules/people/identity/codes/send-mail-code'
import { logIn } from '../../../modules/people/identity/login/log-in'
import { logInBySms } from '../../../modules/people/identity/login/log-in-by-sms'
import { registerUser } from '../../../modules/people/identity/login/register-user'
import { resetPassword } from '../../../modules/people/identity/login/reset-password'
import { savePayPassword } from '../../../modules/people/identity/security/save-pay-password'
import { updateEmail } from '../../../modules/people/identity/security/update-email'
import { updatePassword } from '../../../modules/people/identity/security/update-password'
import { updatePhone } from '../../../modules/people/identity/security/update-phone'
import { updateUsualInfo } from '../../../modules/people/identity/security/update-usual-info'
import { verifyIdentity } from '../../../modules/people/identity/security/verify-identity'
import { listOwnSessions } from '../../../modules/people/identity/sessions/queries-sessions'
import { revokeOwnSession } from '../../../modules/people/identity/sessions/revoke-own-session'
import { revokeSessions } from '../../../modules/people/identity/sessions/revoke-sessions'
import { removeSession } from '../../authenticate'
import type { Handlers } from '../../handler'
import { writeVisitor } from '../../visitor-cookies'
import { loggedIn } from './logged-in'
import { withBrowser } from './sms-browser'

export const userHandlers: Handlers<typeof userContract> = {
  'POST /user/register': async (ctx, input, http) => {
    if (input.nickName) await assertPublicName(ctx, { name: input.nickName, field: 'nickName' })
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
  'POST /user/endSession': (ctx, input) => revokeOwnSession(ctx, input),
  'POST /user/logoutEverywhere': async (ctx, { keepThis }, http) => {
    await revokeSessions(ctx, { userId: ctx.user.userId, except: keepThis ? ctx.user.sessionId : undefined })
    if (!keepThis) removeSession(http.cookies)
  },
  'GET /user/userInfo': (ctx) => reloadProfile(ctx),
  'POST /user/changeUserUsualInfo': async (ctx, input, http) => {
    await assertOwnImages(ctx, input.actor ? [input.actor] : [])
    const { nickName } = input
    if (nickName && nickName !== ctx.user.nickName) await assertPublicName(ctx, { name: nickName, field: 'nickName' })
    await updateUsualInfo(ctx, input)
    const changed = await reloadProfile(ctx)
    writeVisitor(http.cookies, { ...changed, username: changed.phone }, ctx.sessionMs)
    return changed
  },
  'POST /user/verifyIdentity': async (ctx, input) => {
    await verifyIdentity(ctx, input, (tx, effects) =>
      applyRestrictions(tx, effects, { userId: ctx.user.userId, at: ctx.now() }),
    )
    return reloadProfile(ctx)
  },
  'POST /user/setPayPassword': (ctx, input, http) => savePayPassword(ctx, withBrowser(input, http)),
  'POST /user/changeUserPassword': async (ctx, input, http) =>
    loggedIn(ctx, await updatePassword(ctx, withBrowser(input, http)), http),
  'POST /user/changeBindPhone': async (ctx, input, http) =>
    loggedIn(ctx, await updatePhone(ctx, withBrowser(input, http)), http),
  'POST /user/sendMailCode': (ctx, input, http) => sendMailCode(ctx, withBrowser(input, http)),
  'POST /user/changeEmail': (ctx, input, http) => updateEmail(ctx, withBrowser(input, http)),
  'GET /user/goodsUserFollow': (ctx, input) => listFavourites(ctx, input),
  'POST /user/followGoods': (ctx, input) => updateFavourite(ctx, input),
  'GET /user/followState': async (ctx, input) => ({ followed: await findFavourites(ctx, input.goodsSns) }),
  'GET /user/findBalanceRecord': (ctx, input) => listBalanceRecords(ctx, input),
  'GET /user/balanceStatement': (ctx, input) => loadStatement(ctx, input),
  'GET /user/assets': (ctx) => loadAssets(ctx),
  'GET /user/capitalManagement': (ctx) => loadCapital(ctx),
}
