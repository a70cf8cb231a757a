import type { deskCheckContract } from '@/lib/contract/desk/desk-check'
import { claimCheck } from '../../../modules/listings/checks/claim-check'
import { loadSubmitted } from '../../../modules/listings/checks/load-submitted'
import { rejectCheck } from '../../../modules/listings/checks/reject-check'
import { releaseCheck } from '../../../modules/listings/checks/release-check'
import { listDeskChecks, loadDeskCheck } from '../../../modules/office/goods-check/queries'
import { settleGoodsCheck } from '../../../modules/office/goods-check/settle-goods-check'
import type { Handlers } from '../../handler'

export const deskCheckHandlers: Handlers<typeof deskCheckContract> = {
  'GET /desk/checks': (ctx, input) => listDeskChecks(ctx, input),
  'GET /desk/check': (ctx, input) => loadDeskCheck(ctx, input),
  'POST /desk/takeCheck': (ctx, input) => claimCheck(ctx, input),
  'POST /desk/returnCheck': (ctx, input) => releaseCheck(ctx, input),
  'POST /desk/checkAccount': (ctx, input) => loadSubmitted(ctx, input),
  'POST /desk/refuseCheck': (ctx, input) => rejectCheck(ctx, input),
  'POST /desk/passCheck': (ctx, input) => settleGoodsCheck(ctx, input),
}
