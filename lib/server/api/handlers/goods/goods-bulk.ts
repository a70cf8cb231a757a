import type { goodsBulkContract } from '@/lib/contract/goods/goods-bulk'
import { importGoods } from '../../../modules/listings/catalog/selling/import-goods'
import { presentOutcomes } from '../../../modules/listings/catalog/selling/present-csv'
import { loadGoodsExport } from '../../../modules/listings/catalog/selling/queries-export'
import { loadViewDays } from '../../../modules/listings/catalog/selling/queries-own-list'
import { updateGoodsRank } from '../../../modules/listings/catalog/selling/update-goods-rank'
import { updatePrices } from '../../../modules/listings/catalog/selling/update-prices'
import { updateShelfStatus } from '../../../modules/listings/catalog/selling/update-shelf-status'
import { markConfirmed } from '../../../modules/listings/hours/mark-confirmed'
import { findDemoted } from '../../../modules/listings/hours/queries-rest'
import { verifyListings } from '../../../modules/office/goods-review/verify-listings'
import type { Handlers } from '../../handler'

export const goodsBulkHandlers: Handlers<typeof goodsBulkContract> = {
  'POST /goods/bulkPrice': async (ctx, { changes }) =>
    presentOutcomes(await updatePrices(ctx, changes, verifyListings)),
  'POST /goods/bulkShelf': async (ctx, input) => presentOutcomes(await updateShelfStatus(ctx, input)),
  'POST /goods/bulkRefresh': async (ctx, input) => presentOutcomes(await updateGoodsRank(ctx, input, findDemoted)),
  'POST /goods/confirmGoods': (ctx) => markConfirmed(ctx),
  'GET /goods/viewDays': (ctx, { goodsSn }) => loadViewDays(ctx, goodsSn),
  'GET /goods/exportGoods': (ctx, input) => loadGoodsExport(ctx, input),
  'POST /goods/uploadGoodsCsv': (ctx, { commit }, { file }) => importGoods(ctx, { file, commit }, verifyListings),
}
