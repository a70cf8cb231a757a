import type { claimContract } from '@/lib/contract/claim'
import { actOnClaim } from '../../modules/claims/act-on-claim'
import { fileClaim } from '../../modules/claims/file-claim'
import { claimOfOrder, listOwnClaims } from '../../modules/claims/queries'
import { repayOwed } from '../../modules/claims/repay-owed'
import { saveDraft } from '../../modules/claims/save-draft'
import { answerOwnership } from '../../modules/watch/answer-ownership'
import type { Handlers } from '../handler'

export const claimHandlers: Handlers<typeof claimContract> = {
  'POST /claim/draft': (ctx, input) => saveDraft(ctx, input),
  'POST /claim/file': (ctx, input) => fileClaim(ctx, input),
  'POST /claim/act': (ctx, input) => actOnClaim(ctx, input),
  'POST /claim/repay': (ctx) => repayOwed(ctx),
  'POST /claim/answerWatch': (ctx, input) => answerOwnership(ctx, input),
  'GET /claim/list': (ctx, paging) => listOwnClaims(ctx, paging),
  'GET /claim/ofOrder': (ctx, { orderSn }) => claimOfOrder(ctx, orderSn),
}
