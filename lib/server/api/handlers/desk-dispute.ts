import type { deskDisputeContract } from '@/lib/contract/desk-dispute'
import { listDesk } from '../../modules/disputes/queries'
import { ruleDispute } from '../../modules/disputes/rule-dispute'
import type { Handlers } from '../handler'

export const deskDisputeHandlers: Handlers<typeof deskDisputeContract> = {
  'GET /desk/disputes': (ctx, paging) => listDesk(ctx, paging),
  'POST /desk/ruleDispute': (ctx, input) => ruleDispute(ctx, input),
}
