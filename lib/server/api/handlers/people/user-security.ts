import type { userSecurityContract } from '@/lib/contract/people/user-security'
import { withholdGoods } from '../../../modules/listings/catalog/selling/withhold-goods'
import { freezeAccount } from '../../../modules/people/identity/security/freeze-account'
import { requestPhone } from '../../../modules/people/identity/security/request-phone'
import { withdrawPhoneRequest } from '../../../modules/people/identity/security/withdraw-phone-request'
import { listLogins, loadPhoneRequest } from '../../../modules/people/identity/sessions/queries-logins'
import { removeSession } from '../../authenticate'
import type { Handlers } from '../../handler'
import { withBrowser } from './sms-browser'

export const userSecurityHandlers: Handlers<typeof userSecurityContract> = {
  'GET /user/loginRecords': (ctx, input) => listLogins(ctx, input),
  'POST /user/freezeAccount': async (ctx, input, http) => {
    await freezeAccount(ctx, withBrowser(input, http), withholdGoods)
    removeSession(http.cookies)
  },
  'GET /user/phoneRequest': (ctx) => loadPhoneRequest(ctx),
  'POST /user/requestPhone': (ctx, input, http) => requestPhone(ctx, withBrowser(input, http)),
  'POST /user/withdrawPhoneRequest': (ctx) => withdrawPhoneRequest(ctx),
}
