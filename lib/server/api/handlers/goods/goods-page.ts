import type { goodsPageContract } from '@/lib/contract/goods/goods-page'
import { listPriceAlerts } from '../../../modules/listings/catalog/selling/queries-own'
import { updatePriceAlert } from '../../../modules/listings/catalog/update-price-alert'
import { loadPriceAdvice, loadSoldHistory, loadSoldRange } from '../../../modules/listings/valuation/queries-range'
import { loadReviewsLeft } from '../../../modules/office/goods-review/queries-approved'
import { loadOwnReview, loadPriceFindings } from '../../../modules/office/goods-review/queries-own'
import { createSearch } from '../../../modules/orders/searches/create-search'
import { deleteSearch } from '../../../modules/orders/searches/delete-search'
import { listOwnSearches } from '../../../modules/orders/searches/queries'
import { loadPassport } from '../../../modules/orders/trading/figures/passport'
import { loadSellerFigures } from '../../../modules/orders/trading/figures/seller-figures'
import type { Handlers } from '../../handler'

export const goodsPageHandlers: Handlers<typeof goodsPageContract> = {
  'GET /goods/soldRange': (ctx, input) => loadSoldRange(ctx, input.goodsSn),
  'GET /goods/soldHistory': (ctx, input) => loadSoldHistory(ctx, input.goodsSn),
  'GET /goods/passport': (ctx, input) => loadPassport(ctx, input.goodsSn),
  'GET /goods/sellerFigures': (ctx, input) => loadSellerFigures(ctx, input.goodsSn),
  'GET /goods/priceAdvice': (ctx, input) => loadPriceAdvice(ctx, input),
  'GET /goods/priceFindings': (ctx, { changes }) => loadPriceFindings(ctx, changes),
  'GET /goods/ownReview': (ctx, input) => loadOwnReview(ctx, input.goodsSn),
  'GET /goods/publishStanding': (ctx, input) => loadReviewsLeft(ctx, input),
  'POST /goods/saveSearch': (ctx, input) => createSearch(ctx, input),
  'POST /goods/removeSearch': (ctx, input) => deleteSearch(ctx, input),
  'GET /goods/searches': (ctx) => listOwnSearches(ctx),
  'POST /goods/priceAlert': (ctx, input) => updatePriceAlert(ctx, input),
  'GET /goods/priceAlerts': (ctx) => listPriceAlerts(ctx),
}
