import type { quickCoinContract } from '@/lib/contract/quick-coin'
import { listCurrency } from '../../modules/catalog/queries-currency'
import type { Handlers } from '../handler'

export const quickCoinHandlers: Handlers<typeof quickCoinContract> = {
  'GET /quickCoin/getQuickCoinList': (ctx, input) => listCurrency(ctx, input),
}
