import type { goodsContract } from '@/lib/contract/goods'
import { changePrices } from '../../modules/catalog/change-prices'
import { clearHistory } from '../../modules/catalog/clear-history'
import { editGoods } from '../../modules/catalog/edit-goods'
import { publishGoods } from '../../modules/catalog/publish-goods'
import { listAdverts } from '../../modules/catalog/queries-adverts'
import { countTypes } from '../../modules/catalog/queries-counts'
import { findGoodsType, loadGoodsNow, loadOwnGoods } from '../../modules/catalog/queries-detail'
import { loadHomeShelves } from '../../modules/catalog/queries-home'
import { listMostViewed } from '../../modules/catalog/queries-list'
import { listNearest } from '../../modules/catalog/queries-near'
import { listHistory, listOwnGoods } from '../../modules/catalog/queries-own'
import { loadPublishConf } from '../../modules/catalog/queries-publish'
import { recordView } from '../../modules/catalog/record-view'
import { settleOne } from '../../modules/catalog/rules-outcomes'
import { shelveGoods } from '../../modules/catalog/shelve-goods'
import { listMatches } from '../../modules/content/queries-matches'
import { screenListings } from '../../modules/goods-review/screen-listings'
import { listGoods } from '../../modules/trading/figures/goods-list'
import { loadGoodsPage } from '../../modules/trading/figures/goods-page'
import { loadShelfFigures } from '../../modules/trading/figures/shelf-figures'
import { listGoodsSoldToday } from '../../modules/trading/figures/sold-today'
import { noteDetail } from '../../modules/traffic/note-detail'
import type { Handlers } from '../handler'

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
  'POST /goods/clearLookHistory': (ctx) => clearHistory(ctx),
  'GET /goods/getUserLookGoodsHistory': (ctx, input) => listHistory(ctx, input),
  'POST /goods/recordView': async (ctx, input, { host }) => {
    await recordView(ctx, input)
    await noteDetail(ctx, { host })
  },
  'GET /goods/selfPublishGoodsList': (ctx, input) => listOwnGoods(ctx, input),
  'GET /goods/selfPublishGoodsByGoodsId': (ctx, input) => loadOwnGoods(ctx, input.goodsSn),
  'POST /goods/releaseGoods': (ctx, input) => publishGoods(ctx, input, screenListings),
  'POST /goods/updatetGoods': async (ctx, input) => {
    await editGoods(ctx, input, screenListings)
    return loadOwnGoods(ctx, input.goodsSn)
  },
  'POST /goods/pushOrPullGoods': async (ctx, { goodsSn, onShelf }) => {
    settleOne(await shelveGoods(ctx, { goodsSns: [goodsSn], onShelf }))
    return loadOwnGoods(ctx, goodsSn)
  },
  'POST /goods/onlySetupGoodsPrice': async (ctx, change) => {
    settleOne(await changePrices(ctx, [change], screenListings))
    return loadOwnGoods(ctx, change.goodsSn)
  },
  'GET /goods/nearGoods': (ctx, input) => listNearest(ctx, input),
}
