import type { agreementContract } from '@/lib/contract/orders/agreement'
import { verifyHash } from '../../../modules/core/legal/queries-agreements'
import { sendAgreementCode, signAgreement } from '../../../modules/orders/trading/places/sign-agreement'
import { loadAgreement } from '../../../modules/orders/trading/queries-agreement'
import type { Handlers } from '../../handler'
import { askingBrowser, withBrowser } from '../people/sms-browser'

export const agreementHandlers: Handlers<typeof agreementContract> = {
  'GET /order/agreement': (ctx, input) => loadAgreement(ctx, input),
  'POST /order/sendAgreementCode': (ctx, input, http) =>
    sendAgreementCode(ctx, { ...input, browser: askingBrowser(http) }),
  'POST /order/signAgreement': (ctx, input, http) => signAgreement(ctx, withBrowser(input, http)),
  'GET /agreement/verify': (ctx, input) => verifyHash(ctx, input),
}
