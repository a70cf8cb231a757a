import type { disputeContract } from '@/lib/contract/dispute'
import { actOnDispute } from '../../modules/disputes/act-on-dispute'
import { openDispute } from '../../modules/disputes/open-dispute'
import { disputeOfOrder, listDesk, listOwnDisputes } from '../../modules/disputes/queries'
import { ruleDispute } from '../../modules/disputes/rule-dispute'
import type { Handlers } from '../handler'

export const disputeHandlers: Handlers<typeof disputeContract> = {
  'POST /dispute/open': (ctx, input) => openDispute(ctx, input),
  'POST /dispute/act': (ctx, { refund = null, full = false, proposalId = null, ...input }) =>
    actOnDispute(ctx, { ...input, refund, full, proposalId }),
  'POST /dispute/rule': (ctx, input) => ruleDispute(ctx, input),
  'GET /dispute/list': (ctx, paging) => listOwnDisputes(ctx, paging),
  'GET /dispute/ofOrder': (ctx, { orderSn }) => disputeOfOrder(ctx, orderSn),
  'GET /dispute/desk': (ctx, paging) => listDesk(ctx, paging),
}
