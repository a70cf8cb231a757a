import type { blackContract } from '@/lib/contract/people/black'
import { appealRuling } from '../../../modules/office/trust/appeal-ruling'
import { checkAccount } from '../../../modules/office/trust/check-account'
import { listOwnAppeals, listOwnLookups, listOwnReports } from '../../../modules/office/trust/queries'
import { listRulings, loadRuling } from '../../../modules/office/trust/queries-rulings'
import { reportAccount } from '../../../modules/office/trust/report-account'
import { reportGoods } from '../../../modules/office/trust/report-goods'
import type { Handlers } from '../../handler'

export const blackHandlers: Handlers<typeof blackContract> = {
  'GET /black/checkBlack': (ctx, input) => checkAccount(ctx, input),
  'GET /black/rulings': (ctx, input) => listRulings(ctx, input),
  'GET /black/rulingInfo': (ctx, input) => loadRuling(ctx, input.code),
  'POST /black/releaseBlack': (ctx, input) => reportAccount(ctx, input),
  'POST /black/reportGoods': (ctx, input) => reportGoods(ctx, input),
  'GET /black/ownLookups': (ctx, input) => listOwnLookups(ctx, input),
  'GET /black/ownReports': (ctx, input) => listOwnReports(ctx, input),
  'POST /black/appeal': (ctx, input) => appealRuling(ctx, input),
  'GET /black/ownAppeals': (ctx) => listOwnAppeals(ctx),
}
