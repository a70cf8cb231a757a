import type { userVendorContract } from '@/lib/contract/people/user-vendor'
import { findNameError } from '../../../modules/office/trust/queries-names'
import { claimSiteLogin } from '../../../modules/people/identity/login/claim-site-login'
import { logInByVendor } from '../../../modules/people/identity/login/log-in-by-vendor'
import { registerByVendor } from '../../../modules/people/identity/login/register-by-vendor'
import { startVendorLogin, VISIT_SECONDS } from '../../../modules/people/identity/login/start-vendor-login'
import { loadPushStatus } from '../../../modules/people/identity/queries-reach'
import type { VendorLogin } from '../../../modules/people/identity/types'
import { deleteWechatPush } from '../../../modules/people/identity/vendors/delete-wechat-push'
import { linkVendor } from '../../../modules/people/identity/vendors/link-vendor'
import { listThirdParties, offeredVendors } from '../../../modules/people/identity/vendors/queries-vendors'
import { sendTestPush } from '../../../modules/people/identity/vendors/send-test-push'
import { startVendorLink } from '../../../modules/people/identity/vendors/start-vendor-link'
import { startWechatPush } from '../../../modules/people/identity/vendors/start-wechat-push'
import { unlinkVendor } from '../../../modules/people/identity/vendors/unlink-vendor'
import type { Ctx } from '../../../runtime/context'
import type { Handlers, HttpExtras } from '../../handler'
import { loggedIn } from './logged-in'
import { withBrowser } from './sms-browser'

/** Stores the part of a vendor login that stays in the browser. */
const goes = ({ url, browser }: { url: string; browser: string }, { cookies }: HttpExtras) => {
  cookies.write('oauth', browser, VISIT_SECONDS)
  return { url }
}
const cameBack = <T>(input: T, { cookies }: HttpExtras) => ({ ...input, browser: cookies.read('oauth') })

async function entered(ctx: Ctx, { login, ...answer }: VendorLogin, http: HttpExtras) {
  if (!login) return { ...answer, login: null }
  http.cookies.remove('oauth')
  return { ...answer, login: await loggedIn(ctx, login, http) }
}

export const userVendorHandlers: Handlers<typeof userVendorContract> = {
  'GET /user/vendors': async (ctx) => ({ vendors: offeredVendors(ctx) }),
  'POST /user/beginVendorLogin': async (ctx, input, http) => goes(await startVendorLogin(ctx, input), http),
  'POST /user/qqLogin': async (ctx, input, http) =>
    entered(ctx, await logInByVendor(ctx, cameBack({ ...input, vendor: 'qq' }, http)), http),
  'POST /user/wechatLogin': async (ctx, input, http) =>
    entered(ctx, await logInByVendor(ctx, cameBack({ ...input, vendor: 'wechat' }, http)), http),
  'POST /user/joinByVendor': async (ctx, input, http) =>
    entered(
      ctx,
      await registerByVendor(ctx, {
        ...cameBack(input, http),
        smsBrowser: http.cookies.read('sms'),
        isNameFree: async (name) => !(await findNameError(ctx, { name, field: 'nickName' })),
      }),
      http,
    ),
  'POST /user/claimSiteLogin': async (ctx, input, http) => {
    const { login, returnUrl } = await claimSiteLogin(ctx, input)
    return { login: login && (await loggedIn(ctx, login, http)), returnUrl }
  },
  'GET /user/thirdParties': (ctx) => listThirdParties(ctx),
  'POST /user/beginVendorBinding': async (ctx, input, http) =>
    goes(await startVendorLink(ctx, withBrowser(input, http)), http),
  'POST /user/thirdPartyAuthorizationUserFromLogin': async (ctx, input, http) => {
    const bound = await linkVendor(ctx, cameBack(input, http))
    http.cookies.remove('oauth')
    return bound
  },
  'POST /user/unBindThirdPartyAuthorization': (ctx, input, http) => unlinkVendor(ctx, withBrowser(input, http)),
  'POST /user/bindWeChatOfficialAccountPush': (ctx) => startWechatPush(ctx),
  'GET /user/bindWeChatOfficialAccountPushStatus': (ctx) => loadPushStatus(ctx),
  'POST /user/testWechatPush': (ctx) => sendTestPush(ctx),
  'POST /user/unbindWechatPush': (ctx) => deleteWechatPush(ctx),
}
