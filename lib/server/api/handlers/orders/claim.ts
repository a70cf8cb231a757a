import type { claimContract } from '@/lib/contract/orders/claim'
import { actOnClaim } from '../../../modules/aftersales/claims/act-on-claim'
import { answerOwnership } from '../../../modules/aftersales/claims/answer-ownership'
import { fileClaim } from '../../../modules/aftersales/claims/file-claim'
import { claimOfOrder, listOwnClaims } from '../../../modules/aftersales/claims/queries'
import { repayOwed } from '../../../modules/aftersales/claims/repay-owed'
import { saveDraft } from '../../../modules/aftersales/claims/save-draft'
import type { Handlers } from '../../handler'

export const claimHandlers: Handlers<typeof claimContract> = {
  'POST /claim/draft': (ctx, input) => saveDraft(ctx, input),
  'POST /claim/file': (ctx, input) => fileClaim(ctx, input),
  'POST /claim/act': (ctx, input) => actOnClaim(ctx, input),
  'POST /claim/repay': (ctx) => repayOwed(ctx),
  'POST /claim/answerWatch': (ctx, input) => answerOwnership(ctx, input),
  'GET /claim/list': (ctx, paging) => listOwnClaims(ctx, paging),
  'GET /claim/ofOrder': (ctx, { orderSn }) => claimOfOrder(ctx, orderSn),
}
