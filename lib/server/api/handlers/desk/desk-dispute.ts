import type { deskDisputeContract } from '@/lib/contract/desk/desk-dispute'
import { issueRuling } from '../../../modules/aftersales/cases/dispute/issue-ruling'
import { listDesk } from '../../../modules/aftersales/cases/dispute/queries'
import type { Handlers } from '../../handler'

export const deskDisputeHandlers: Handlers<typeof deskDisputeContract> = {
  'GET /desk/disputes': (ctx, input) => listDesk(ctx, input),
  'POST /desk/ruleDispute': (ctx, input) => issueRuling(ctx, input),
}
