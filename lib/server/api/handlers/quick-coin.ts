import type { quickCoinContract } from '@/lib/contract/quick-coin'
import { listCurrency } from '../../modules/catalog/queries-currency'
import { listOffers, loadOffer, quoteCoins } from '../../modules/coin/queries-offers'
import { loadCoinMarket } from '../../modules/trading/figures/coin-market'
import { placeCoin } from '../../modules/trading/place-coin'
import { placeRecycling } from '../../modules/trading/place-recycling'
import { listCoinQueue } from '../../modules/trading/queries-coin'
import type { Handlers } from '../handler'
import { withOrigin } from './with-origin'

export const quickCoinHandlers: Handlers<typeof quickCoinContract> = {
  'GET /quickCoin/findQuickCoin': (ctx, input) => loadOffer(ctx, input.offerSn),
  'GET /quickCoin/getQuickCoinList': (ctx, input) => listOffers(ctx, input),
  'GET /quickCoin/quote': (ctx, input) => quoteCoins(ctx, input),
  'GET /quickCoin/queue': (ctx, input) => listCoinQueue(ctx, input),
  'POST /quickCoin/placeQuickCoinOrder': (ctx, input, http) => withOrigin(ctx, http, placeCoin(ctx, input)),
  'POST /quickCoin/recycle': (ctx, input) => placeRecycling(ctx, input),
  'GET /quickCoin/shelf': (ctx, input) => listCurrency(ctx, input),
  'GET /quickCoin/coinMarket': (ctx) => loadCoinMarket(ctx),
}
