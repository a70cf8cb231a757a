import type { deskRecyclingContract } from '@/lib/contract/desk-recycling'
import { listOfficial } from '../../modules/catalog/list-official'
import { listOfficialDrafts } from '../../modules/catalog/queries-review'
import { approveQuote } from '../../modules/recycling/approve-quote'
import { declineRequest } from '../../modules/recycling/decline-request'
import { listDesk } from '../../modules/recycling/queries'
import { quoteRequest } from '../../modules/recycling/quote-request'
import type { Handlers } from '../handler'

export const deskRecyclingHandlers: Handlers<typeof deskRecyclingContract> = {
  'GET /desk/recycling': (ctx, input) => listDesk(ctx, input),
  'POST /desk/quoteRecycling': (ctx, input) => quoteRequest(ctx, input),
  'POST /desk/approveQuote': (ctx, input) => approveQuote(ctx, input),
  'POST /desk/declineRecycling': (ctx, input) => declineRequest(ctx, input),
  'GET /desk/officialGoods': (ctx, input) => listOfficialDrafts(ctx, input),
  'POST /desk/listOfficialGoods': (ctx, input) => listOfficial(ctx, input),
}
