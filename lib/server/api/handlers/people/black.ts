import type { blackContract } from '@/lib/contract/people/black'
import { createAccountReport } from '../../../modules/office/trust/create-account-report'
import { createAppeal } from '../../../modules/office/trust/create-appeal'
import { createGoodsReport } from '../../../modules/office/trust/create-goods-report'
import { listOwnAppeals, listOwnLookups, listOwnReports } from '../../../modules/office/trust/queries'
import { listRulings, loadRuling } from '../../../modules/office/trust/queries-rulings'
import { verifyAccount } from '../../../modules/office/trust/verify-account'
import type { Handlers } from '../../handler'

export const blackHandlers: Handlers<typeof blackContract> = {
  'GET /black/checkBlack': (ctx, input) => verifyAccount(ctx, input),
  'GET /black/rulings': (ctx, input) => listRulings(ctx, input),
  'GET /black/rulingInfo': (ctx, input) => loadRuling(ctx, input.code),
  'POST /black/releaseBlack': (ctx, input) => createAccountReport(ctx, input),
  'POST /black/reportGoods': (ctx, input) => createGoodsReport(ctx, input),
  'GET /black/ownLookups': (ctx, input) => listOwnLookups(ctx, input),
  'GET /black/ownReports': (ctx, input) => listOwnReports(ctx, input),
  'POST /black/appeal': (ctx, input) => createAppeal(ctx, input),
  'GET /black/ownAppeals': (ctx) => listOwnAppeals(ctx),
}
