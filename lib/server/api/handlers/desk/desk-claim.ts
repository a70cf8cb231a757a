import type { deskClaimContract } from '@/lib/contract/desk/desk-claim'
import { confirmRecovered } from '../../../modules/aftersales/claims/confirm-recovered'
import { decideClaim } from '../../../modules/aftersales/claims/decide-claim'
import { listDeskClaims } from '../../../modules/aftersales/claims/queries-desk'
import { takeClaim } from '../../../modules/aftersales/claims/take-claim'
import type { Handlers } from '../../handler'

export const deskClaimHandlers: Handlers<typeof deskClaimContract> = {
  'GET /desk/claims': (ctx, input) => listDeskClaims(ctx, input),
  'POST /desk/takeClaim': (ctx, input) => takeClaim(ctx, input),
  'POST /desk/decideClaim': (ctx, input) => decideClaim(ctx, input),
  'POST /desk/confirmRecovered': (ctx, input) => confirmRecovered(ctx, input),
}
