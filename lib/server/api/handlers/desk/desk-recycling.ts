import type { deskRecyclingContract } from '@/lib/contract/desk/desk-recycling'
import { listOfficial } from '../../../modules/listings/catalog/selling/list-official'
import { listOfficialDrafts } from '../../../modules/listings/catalog/selling/queries-review'
import { approveQuote } from '../../../modules/market/recycling/approve-quote'
import { declineRequest } from '../../../modules/market/recycling/decline-request'
import { listDesk } from '../../../modules/market/recycling/queries'
import { quoteRequest } from '../../../modules/market/recycling/quote-request'
import type { Handlers } from '../../handler'

export const deskRecyclingHandlers: Handlers<typeof deskRecyclingContract> = {
  'GET /desk/recycling': (ctx, input) => listDesk(ctx, input),
  'POST /desk/quoteRecycling': (ctx, input) => quoteRequest(ctx, input),
  'POST /desk/approveQuote': (ctx, input) => approveQuote(ctx, input),
  'POST /desk/declineRecycling': (ctx, input) => declineRequest(ctx, input),
  'GET /desk/officialGoods': (ctx, input) => listOfficialDrafts(ctx, input),
  'POST /desk/listOfficialGoods': (ctx, input) => listOfficial(ctx, input),
}
