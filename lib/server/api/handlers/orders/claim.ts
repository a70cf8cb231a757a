import type { claimContract } from '@/lib/contract/orders/claim'
import { answerOwnershipCheck } from '../../../modules/aftersales/cases/claim/answer-ownership-check'
import { applyClaimAction } from '../../../modules/aftersales/cases/claim/apply-claim-action'
import { createClaim } from '../../../modules/aftersales/cases/claim/create-claim'
import { payDebt } from '../../../modules/aftersales/cases/claim/pay-debt'
import { claimOfOrder, listOwnClaims } from '../../../modules/aftersales/cases/claim/queries'
import { saveClaimDraft } from '../../../modules/aftersales/cases/claim/save-claim-draft'
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
