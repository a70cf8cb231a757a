import type { goodsPageContract } from '@/lib/contract/goods-page'
import { listPriceAlerts } from '../../modules/catalog/queries-own'
import { setPriceAlert } from '../../modules/catalog/set-price-alert'
import { loadStanding } from '../../modules/goods-review/queries-approved'
import { loadOwnReview } from '../../modules/goods-review/queries-own'
import { loadPassport } from '../../modules/trading/figures/passport'
import { loadSellerFigures } from '../../modules/trading/figures/seller-figures'
import { loadSoldHistory, loadSoldRange } from '../../modules/valuation/queries-range'
import type { Handlers } from '../handler'

export const goodsPageHandlers: Handlers<typeof goodsPageContract> = {
  'GET /goods/soldRange': (ctx, input) => loadSoldRange(ctx, input.goodsSn),
  'GET /goods/soldHistory': (ctx, input) => loadSoldHistory(ctx, input.goodsSn),
  'GET /goods/passport': (ctx, input) => loadPassport(ctx, input.goodsSn),
  'GET /goods/sellerFigures': (ctx, input) => loadSellerFigures(ctx, input.goodsSn),
  'GET /goods/ownReview': (ctx, input) => loadOwnReview(ctx, input.goodsSn),
  'GET /goods/publishStanding': (ctx, input) => loadStanding(ctx, input),
  'POST /goods/priceAlert': (ctx, input) => setPriceAlert(ctx, input),
  'GET /goods/priceAlerts': (ctx) => listPriceAlerts(ctx),
}
