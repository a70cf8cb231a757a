import type { disputeContract } from '@/lib/contract/orders/dispute'
import { applyDisputeAction } from '../../../modules/aftersales/cases/dispute/apply-dispute-action'
import { openDispute } from '../../../modules/aftersales/cases/dispute/open-dispute'
import { disputeOfOrder, listOwnDisputes } from '../../../modules/aftersales/cases/dispute/queries'
import type { Handlers } from '../../handler'

export const disputeHandlers: Handlers<typeof disputeContract> = {
  'POST /dispute/open': (ctx, input) => openDispute(ctx, input),
  'POST /dispute/act': (ctx, { refund = null, full = false, proposalId = null, ...input }) =>
    applyDisputeAction(ctx, { ...input, refund, full, proposalId }),
  'GET /dispute/list': (ctx, paging) => listOwnDisputes(ctx, paging),
  'GET /dispute/ofOrder': (ctx, { orderSn }) => disputeOfOrder(ctx, orderSn),
}
