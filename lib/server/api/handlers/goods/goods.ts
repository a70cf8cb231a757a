import type { goodsContract } from '@/lib/contract/goods/goods'
import { deleteHistory } from '../../../modules/listings/catalog/delete-history'
import { listAdverts } from '../../../modules/listings/catalog/lists/queries-adverts'
import { countTypes } from '../../../modules/listings/catalog/lists/queries-counts'
import { loadHomeShelves } from '../../../modules/listings/catalog/lists/queries-home'
import { listMostViewed } from '../../../modules/listings/catalog/lists/queries-list'
import { listNearest } from '../../../modules/listings/catalog/lists/queries-near'
import { findGoodsType, loadOwnGoods } from '../../../modules/listings/catalog/queries-detail'
import { recordView } from '../../../modules/listings/catalog/record-view'
import { listHistory } from '../../../modules/listings/catalog/selling/queries-own'
import { loadPublishConf } from '../../../modules/listings/catalog/selling/queries-publish'
import { settleOne } from '../../../modules/listings/catalog/selling/rules-outcomes'
import { updateGoods } from '../../../modules/listings/catalog/selling/update-goods'
import { updatePrices } from '../../../modules/listings/catalog/selling/update-prices'
import { updateShelfStatus } from '../../../modules/listings/catalog/selling/update-shelf-status'
import { publishCodedGoods } from '../../../modules/listings/codes/publish-coded-goods'
import { listMatches } from '../../../modules/listings/content/queries-matches'
import { recordDetailVisit } from '../../../modules/listings/traffic/record-detail-visit'
import { loadOwnGoodsPage } from '../../../modules/office/goods-review/queries-own'
import { verifyListings } from '../../../modules/office/goods-review/verify-listings'
import { listGoods } from '../../../modules/orders/trading/figures/goods-list'
import { loadGoodsNow, loadGoodsPage } from '../../../modules/orders/trading/figures/goods-page'
import { loadShelfFigures } from '../../../modules/orders/trading/figures/shelf-figures'
import { listGoodsSoldToday } from '../../../modules/orders/trading/figures/sold-today'
import type { Handlers } from '../../handler'

export const goodsHandlers: Handlers<typeof goodsContract> = {
  'GET /goods/getGoodsList': (ctx, input) => listGoods(ctx, input),
  'GET /goods/shelfFigures': (ctx, input) => loadShelfFigures(ctx, input),
  'GET /goods/currentdayDealGoodsList': (ctx, input) => listGoodsSoldToday(ctx, input),
  'GET /goods/getDistGamedsAdverList': (ctx, input) => listAdverts(ctx, input),
  'GET /goods/goodsInfo': (ctx, input) => loadGoodsPage(ctx, input.goodsSn),
  'GET /goods/temporary/goodsInfo': (ctx, input) => loadGoodsNow(ctx, input.goodsSn),
  'GET /goods/findDiscount': (ctx, input) => findGoodsType(ctx, input.goodsSn),
  'GET /goods/getAvGoodsList': (ctx) => loadHomeShelves(ctx),
  'GET /goods/typeCounts': (ctx, input) => countTypes(ctx, input),
  'GET /goods/mostViewGoodsList': (ctx, input) => listMostViewed(ctx, input),
  'GET /goods/getLeagueMatchList': (ctx, input) => listMatches(ctx, input),
  'GET /goods/getGoodsUpperConf': (ctx, input) => loadPublishConf(ctx, input),
  'POST /goods/clearLookHistory': (ctx) => deleteHistory(ctx),
  'GET /goods/getUserLookGoodsHistory': (ctx, input) => listHistory(ctx, input),
  'POST /goods/recordView': async (ctx, input, { host }) => {
    await recordView(ctx, input)
    await recordDetailVisit(ctx, { host })
  },
  'GET /goods/selfPublishGoodsList': (ctx, input) => loadOwnGoodsPage(ctx, input),
  'GET /goods/selfPublishGoodsByGoodsId': (ctx, input) => loadOwnGoods(ctx, input.goodsSn),
  'POST /goods/releaseGoods': (ctx, input) => publishCodedGoods(ctx, input, verifyListings),
  'POST /goods/updatetGoods': async (ctx, input) => {
    await updateGoods(ctx, input, verifyListings)
    return loadOwnGoods(ctx, input.goodsSn)
  },
  'POST /goods/pushOrPullGoods': async (ctx, { goodsSn, onShelf }) => {
    settleOne(await updateShelfStatus(ctx, { goodsSns: [goodsSn], onShelf }))
    return loadOwnGoods(ctx, goodsSn)
  },
  'POST /goods/onlySetupGoodsPrice': async (ctx, change) => {
    settleOne(await updatePrices(ctx, [change], verifyListings))
    return loadOwnGoods(ctx, change.goodsSn)
  },
  'GET /goods/nearGoods': (ctx, input) => listNearest(ctx, input),
}
