import type { userVendorContract } from '@/lib/contract/people/user-vendor'
import { findNameFault } from '../../../modules/office/trust/queries-names'
import { beginVendorVisit, VISIT_SECONDS } from '../../../modules/people/identity/login/begin-vendor-visit'
import { joinByVendor } from '../../../modules/people/identity/login/join-by-vendor'
import { logInByVendor } from '../../../modules/people/identity/login/log-in-by-vendor'
import { loadPushStatus } from '../../../modules/people/identity/queries-reach'
import type { VendorLogin } from '../../../modules/people/identity/types'
import { beginVendorBinding } from '../../../modules/people/identity/vendors/begin-vendor-binding'
import { beginWechatPush } from '../../../modules/people/identity/vendors/begin-wechat-push'
import { bindVendor } from '../../../modules/people/identity/vendors/bind-vendor'
import { endWechatPush } from '../../../modules/people/identity/vendors/end-wechat-push'
import { listThirdParties, offeredVendors } from '../../../modules/people/identity/vendors/queries-vendors'
import { testWechatPush } from '../../../modules/people/identity/vendors/test-wechat-push'
import { unbindVendor } from '../../../modules/people/identity/vendors/unbind-vendor'
import type { Ctx } from '../../../runtime/context'
import type { Handlers, HttpExtras } from '../../handler'
import { loggedIn } from './logged-in'
import { withBrowser } from './sms-browser'

/** The half of a visit that stays in its browser. */
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
  'POST /user/beginVendorLogin': async (ctx, input, http) => goes(await beginVendorVisit(ctx, input), http),
  'POST /user/qqLogin': async (ctx, input, http) =>
    entered(ctx, await logInByVendor(ctx, cameBack({ ...input, vendor: 'qq' }, http)), http),
  'POST /user/wechatLogin': async (ctx, input, http) =>
    entered(ctx, await logInByVendor(ctx, cameBack({ ...input, vendor: 'wechat' }, http)), http),
  'POST /user/joinByVendor': async (ctx, input, http) =>
    entered(
      ctx,
      await joinByVendor(ctx, {
        ...cameBack(input, http),
        smsBrowser: http.cookies.read('sms'),
        isNameFree: async (name) => !(await findNameFault(ctx, { name, field: 'nickName' })),
      }),
      http,
    ),
  'GET /user/thirdParties': (ctx) => listThirdParties(ctx),
  'POST /user/beginVendorBinding': async (ctx, input, http) =>
    goes(await beginVendorBinding(ctx, withBrowser(input, http)), http),
  'POST /user/thirdPartyAuthorizationUserFromLogin': async (ctx, input, http) => {
    const bound = await bindVendor(ctx, cameBack(input, http))
    http.cookies.remove('oauth')
    return bound
  },
  'POST /user/unBindThirdPartyAuthorization': (ctx, input, http) => unbindVendor(ctx, withBrowser(input, http)),
  'POST /user/bindWeChatOfficialAccountPush': (ctx) => beginWechatPush(ctx),
  'GET /user/bindWeChatOfficialAccountPushStatus': (ctx) => loadPushStatus(ctx),
  'POST /user/testWechatPush': (ctx) => testWechatPush(ctx),
  'POST /user/unbindWechatPush': (ctx) => endWechatPush(ctx),
}
