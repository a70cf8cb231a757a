import type { deskDisputeContract } from '@/lib/contract/desk/desk-dispute'
import { listDesk } from '../../../modules/aftersales/disputes/queries'
import { ruleDispute } from '../../../modules/aftersales/disputes/rule-dispute'
import type { Handlers } from '../../handler'

export const deskDisputeHandlers: Handlers<typeof deskDisputeContract> = {
  'GET /desk/disputes': (ctx, paging) => listDesk(ctx, paging),
  'POST /desk/ruleDispute': (ctx, input) => ruleDispute(ctx, input),
}
