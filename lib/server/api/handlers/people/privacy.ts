import type { privacyContract } from '@/lib/contract/people/privacy'
import { CLOSING_DAYS } from '@/lib/shared/people/closing'
import { closeAccount } from '../../../modules/office/privacy/close-account'
import { loadExport, loadOpenThings } from '../../../modules/office/privacy/queries'
import { requestExport } from '../../../modules/office/privacy/request-export'
import { loadUser } from '../../../modules/people/identity/queries'
import { removeSession } from '../../authenticate'
import type { Handlers } from '../../handler'

export const privacyHandlers: Handlers<typeof privacyContract> = {
  'GET /user/closing': async (ctx) => {
    const { payPasswordHash } = await loadUser(ctx)
    return { days: CLOSING_DAYS, needsPayPassword: payPasswordHash !== null, open: await loadOpenThings(ctx) }
  },
  'GET /user/dataExport': (ctx) => loadExport(ctx),
  'POST /user/askDataExport': (ctx) => requestExport(ctx),
  'POST /user/closeAccount': async (ctx, { payPassword = '', smsCode }, http) => {
    await closeAccount(ctx, { payPassword, smsCode, browser: http.cookies.read('sms') })
    removeSession(http.cookies)
  },
}
