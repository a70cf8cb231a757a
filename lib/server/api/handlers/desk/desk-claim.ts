import type { deskClaimContract } from '@/lib/contract/desk/desk-claim'
import { assignClaim } from '../../../modules/aftersales/claims/assign-claim'
import { listDeskClaims } from '../../../modules/aftersales/claims/queries-desk'
import { recordRecovery } from '../../../modules/aftersales/claims/record-recovery'
import { reviewClaim } from '../../../modules/aftersales/claims/review-claim'
import type { Handlers } from '../../handler'

export const deskClaimHandlers: Handlers<typeof deskClaimContract> = {
  'GET /desk/claims': (ctx, input) => listDeskClaims(ctx, input),
  'POST /desk/takeClaim': (ctx, input) => assignClaim(ctx, input),
  'POST /desk/decideClaim': (ctx, input) => reviewClaim(ctx, input),
  'POST /desk/confirmRecovered': (ctx, input) => recordRecovery(ctx, input),
}
