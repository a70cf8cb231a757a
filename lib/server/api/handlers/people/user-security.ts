import type { userSecurityContract } from '@/lib/contract/people/user-security'
import { freezeGoods } from '../../../modules/listings/catalog/selling/freeze-goods'
import { cancelPhoneRequest } from '../../../modules/people/identity/security/cancel-phone-request'
import { freezeAccount } from '../../../modules/people/identity/security/freeze-account'
import { requestPhoneChange } from '../../../modules/people/identity/security/request-phone-change'
import { listLogins, loadPhoneRequest } from '../../../modules/people/identity/sessions/queries-logins'
import { removeSession } from '../../authenticate'
import type { Handlers } from '../../handler'
import { withBrowser } from './sms-browser'

export const userSecurityHandlers: Handlers<typeof userSecurityContract> = {
  'GET /user/loginRecords': (ctx, input) => listLogins(ctx, input),
  'POST /user/freezeAccount': async (ctx, input, http) => {
    await freezeAccount(ctx, withBrowser(input, http), freezeGoods)
    removeSession(http.cookies)
  },
  'GET /user/phoneRequest': (ctx) => loadPhoneRequest(ctx),
  'POST /user/requestPhone': (ctx, input, http) => requestPhoneChange(ctx, withBrowser(input, http)),
  'POST /user/withdrawPhoneRequest': (ctx) => cancelPhoneRequest(ctx),
}
