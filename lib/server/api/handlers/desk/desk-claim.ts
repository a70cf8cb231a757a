import type { deskClaimContract } from '@/lib/contract/desk/desk-claim'
import { assignClaim } from '../../../modules/aftersales/cases/claim/assign-claim'
import { listDeskClaims } from '../../../modules/aftersales/cases/claim/queries-desk'
import { recordRecovery } from '../../../modules/aftersales/cases/claim/record-recovery'
import { reviewClaim } from '../../../modules/aftersales/cases/claim/review-claim'
import type { Handlers } from '../../handler'

export const deskClaimHandlers: Handlers<typeof deskClaimContract> = {
  'GET /desk/claims': (ctx, input) => listDeskClaims(ctx, input),
  'POST /desk/takeClaim': (ctx, input) => assignClaim(ctx, input),
  'POST /desk/decideClaim': (ctx, input) => reviewClaim(ctx, input),
  'POST /desk/confirmRecovered': (ctx, input) => recordRecovery(ctx, input),
}
