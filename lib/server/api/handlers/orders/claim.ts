import type { claimContract } from '@/lib/contract/orders/claim'
import { answerOwnershipCheck } from '../../../modules/aftersales/claims/answer-ownership-check'
import { applyClaimAction } from '../../../modules/aftersales/claims/apply-claim-action'
import { createClaim } from '../../../modules/aftersales/claims/create-claim'
import { payDebt } from '../../../modules/aftersales/claims/pay-debt'
import { claimOfOrder, listOwnClaims } from '../../../modules/aftersales/claims/queries'
import { saveClaimDraft } from '../../../modules/aftersales/claims/save-claim-draft'
import type { Handlers } from '../../handler'

export const claimHandlers: Handlers<typeof claimContract> = {
  'POST /claim/draft': (ctx, input) => saveClaimDraft(ctx, input),
  'POST /claim/file': (ctx, input) => createClaim(ctx, input),
  'POST /claim/act': (ctx, input) => applyClaimAction(ctx, input),
  'POST /claim/repay': (ctx) => payDebt(ctx),
  'POST /claim/answerWatch': (ctx, input) => answerOwnershipCheck(ctx, input),
  'GET /claim/list': (ctx, paging) => listOwnClaims(ctx, paging),
  'GET /claim/ofOrder': (ctx, { orderSn }) => claimOfOrder(ctx, orderSn),
}
