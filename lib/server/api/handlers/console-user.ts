import type { consoleUserContract } from '@/lib/contract/console-user'
import { reviewShop } from '../../modules/coin/review-shop'
import { listSecurityCases } from '../../modules/identity/queries-desk'
import { reviewPhoneRequest } from '../../modules/identity/review-phone-request'
import { thawAccount } from '../../modules/identity/thaw-account'
import { reopenAccount } from '../../modules/privacy/reopen-account'
import type { Handlers } from '../handler'

export const consoleUserHandlers: Handlers<typeof consoleUserContract> = {
  'GET /console/securityCases': (ctx) => listSecurityCases(ctx),
  'POST /console/reviewPhoneRequest': (ctx, input) => reviewPhoneRequest(ctx, input),
  'POST /console/thawAccount': (ctx, input) => thawAccount(ctx, input),
  'POST /console/reopenAccount': (ctx, input) => reopenAccount(ctx, input),
  'POST /console/reviewMerchant': (ctx, input) => reviewShop(ctx, input),
}
