import type { deskRecyclingContract } from '@/lib/contract/desk/desk-recycling'
import { publishOfficialGoods } from '../../../modules/listings/catalog/selling/publish-official-goods'
import { listOfficialDrafts } from '../../../modules/listings/catalog/selling/queries-review'
import { approveQuote } from '../../../modules/market/recycling/approve-quote'
import { createQuote } from '../../../modules/market/recycling/create-quote'
import { findPaid, listDesk } from '../../../modules/market/recycling/queries'
import { rejectQuote } from '../../../modules/market/recycling/reject-quote'
import { rejectRecyclingRequest } from '../../../modules/market/recycling/reject-recycling-request'
import type { Handlers } from '../../handler'

export const deskRecyclingHandlers: Handlers<typeof deskRecyclingContract> = {
  'GET /desk/recycling': (ctx, input) => listDesk(ctx, input),
  'POST /desk/quoteRecycling': (ctx, input) => createQuote(ctx, input),
  'POST /desk/approveQuote': (ctx, input) => approveQuote(ctx, input),
  'POST /desk/rejectQuote': (ctx, input) => rejectQuote(ctx, input),
  'POST /desk/declineRecycling': (ctx, input) => rejectRecyclingRequest(ctx, input),
  'GET /desk/officialGoods': (ctx, input) => listOfficialDrafts(ctx, input),
  'POST /desk/listOfficialGoods': (ctx, input) => publishOfficialGoods(ctx, input, findPaid),
}
