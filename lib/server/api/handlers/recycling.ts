import type { recyclingContract } from '@/lib/contract/recycling'
import { listOfficial } from '../../modules/catalog/list-official'
import { approveQuote } from '../../modules/recycling/approve-quote'
import { askPlatform } from '../../modules/recycling/ask-platform'
import { declineRequest } from '../../modules/recycling/decline-request'
import { listDesk } from '../../modules/recycling/queries'
import { quoteRequest } from '../../modules/recycling/quote-request'
import { withdrawRequest } from '../../modules/recycling/withdraw-request'
import { acceptQuote } from '../../modules/trading/accept-quote'
import { listOwnRecycling } from '../../modules/trading/queries-recycling'
import { redeemAccount } from '../../modules/trading/redeem-account'
import type { Handlers } from '../handler'

export const recyclingHandlers: Handlers<typeof recyclingContract> = {
  'POST /recycling/ask': (ctx, input) => askPlatform(ctx, input),
  'GET /recycling/own': (ctx, input) => listOwnRecycling(ctx, input),
  'POST /recycling/withdraw': (ctx, input) => withdrawRequest(ctx, input),
  'POST /recycling/accept': (ctx, input) => acceptQuote(ctx, input),
  'POST /recycling/redeem': (ctx, input) => redeemAccount(ctx, input),
  'GET /recycling/desk': (ctx, input) => listDesk(ctx, input),
  'POST /recycling/quote': (ctx, input) => quoteRequest(ctx, input),
  'POST /recycling/approve': (ctx, input) => approveQuote(ctx, input),
  'POST /recycling/decline': (ctx, input) => declineRequest(ctx, input),
  'POST /recycling/list': (ctx, input) => listOfficial(ctx, input),
}
