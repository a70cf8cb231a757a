import type { quickCoinContract } from '@/lib/contract/goods/quick-coin'
import { listOffers, loadOffer, quoteCoins } from '../../../modules/market/coin/queries-offers'
import { loadCoinMarket } from '../../../modules/orders/trading/figures/coin-market'
import { listCoinShelf } from '../../../modules/orders/trading/figures/coin-shelf'
import { listCoinQueue } from '../../../modules/orders/trading/lists/queries-coin'
import { createCoinOrder } from '../../../modules/orders/trading/places/create-coin-order'
import { createGoldRecyclingOrder } from '../../../modules/orders/trading/places/create-gold-recycling-order'
import type { Handlers } from '../../handler'
import { withOrigin } from '../site/with-origin'

export const quickCoinHandlers: Handlers<typeof quickCoinContract> = {
  'GET /quickCoin/findQuickCoin': (ctx, input) => loadOffer(ctx, input.offerSn),
  'GET /quickCoin/getQuickCoinList': (ctx, input) => listOffers(ctx, input),
  'GET /quickCoin/quote': (ctx, input) => quoteCoins(ctx, input),
  'GET /quickCoin/queue': (ctx, input) => listCoinQueue(ctx, input),
  'POST /quickCoin/placeQuickCoinOrder': (ctx, input, http) => withOrigin(ctx, http, createCoinOrder(ctx, input)),
  'POST /quickCoin/recycle': (ctx, input) => createGoldRecyclingOrder(ctx, input),
  'GET /quickCoin/shelf': (ctx, input) => listCoinShelf(ctx, input),
  'GET /quickCoin/coinMarket': (ctx) => loadCoinMarket(ctx),
}
