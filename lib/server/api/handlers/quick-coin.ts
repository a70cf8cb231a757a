import type { quickCoinContract } from '@/lib/contract/quick-coin'
import { listCurrency } from '../../modules/catalog/queries-currency'
import { loadCoinMarket } from '../../modules/trading/figures/coin-market'
import type { Handlers } from '../handler'

export const quickCoinHandlers: Handlers<typeof quickCoinContract> = {
  'GET /quickCoin/getQuickCoinList': (ctx, input) => listCurrency(ctx, input),
  'GET /quickCoin/coinMarket': (ctx) => loadCoinMarket(ctx),
}
