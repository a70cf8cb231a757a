import type { recyclingContract } from '@/lib/contract/goods/recycling'
import { cancelRecyclingRequest } from '../../../modules/market/recycling/cancel-recycling-request'
import { createRecyclingRequest } from '../../../modules/market/recycling/create-recycling-request'
import { listOwnRecycling } from '../../../modules/orders/trading/lists/queries-recycling'
import { acceptQuote } from '../../../modules/orders/trading/places/accept-quote'
import { createRedemptionOrder } from '../../../modules/orders/trading/places/create-redemption-order'
import type { Handlers } from '../../handler'

export const recyclingHandlers: Handlers<typeof recyclingContract> = {
  'POST /recycling/ask': (ctx, input) => createRecyclingRequest(ctx, input),
  'GET /recycling/own': (ctx, input) => listOwnRecycling(ctx, input),
  'POST /recycling/withdraw': (ctx, input) => cancelRecyclingRequest(ctx, input),
  'POST /recycling/accept': (ctx, input) => acceptQuote(ctx, input),
  'POST /recycling/redeem': (ctx, input) => createRedemptionOrder(ctx, input),
}
