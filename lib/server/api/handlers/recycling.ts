import type { recyclingContract } from '@/lib/contract/recycling'
import { askPlatform } from '../../modules/recycling/ask-platform'
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
}
