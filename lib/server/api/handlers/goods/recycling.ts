import type { recyclingContract } from '@/lib/contract/goods/recycling'
import { askPlatform } from '../../../modules/market/recycling/ask-platform'
import { withdrawRequest } from '../../../modules/market/recycling/withdraw-request'
import { listOwnRecycling } from '../../../modules/orders/trading/lists/queries-recycling'
import { acceptQuote } from '../../../modules/orders/trading/places/accept-quote'
import { redeemAccount } from '../../../modules/orders/trading/places/redeem-account'
import type { Handlers } from '../../handler'

export const recyclingHandlers: Handlers<typeof recyclingContract> = {
  'POST /recycling/ask': (ctx, input) => askPlatform(ctx, input),
  'GET /recycling/own': (ctx, input) => listOwnRecycling(ctx, input),
  'POST /recycling/withdraw': (ctx, input) => withdrawRequest(ctx, input),
  'POST /recycling/accept': (ctx, input) => acceptQuote(ctx, input),
  'POST /recycling/redeem': (ctx, input) => redeemAccount(ctx, input),
}
