import type { userSecurityContract } from '@/lib/contract/user-security'
import { withholdGoods } from '../../modules/catalog/withhold-goods'
import { freezeAccount } from '../../modules/identity/freeze-account'
import { listLogins, loadPhoneRequest } from '../../modules/identity/queries-logins'
import { requestPhone } from '../../modules/identity/request-phone'
import { withdrawPhoneRequest } from '../../modules/identity/withdraw-phone-request'
import { removeSession } from '../authenticate'
import type { Handlers } from '../handler'
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
