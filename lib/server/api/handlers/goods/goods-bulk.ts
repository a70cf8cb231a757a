import type { goodsBulkContract } from '@/lib/contract/goods/goods-bulk'
import { changePrices } from '../../../modules/listings/catalog/selling/change-prices'
import { importGoods } from '../../../modules/listings/catalog/selling/import-goods'
import { presentOutcomes } from '../../../modules/listings/catalog/selling/present-csv'
import { loadGoodsExport } from '../../../modules/listings/catalog/selling/queries-export'
import { shelveGoods } from '../../../modules/listings/catalog/selling/shelve-goods'
import { screenListings } from '../../../modules/office/goods-review/screen-listings'
import type { Handlers } from '../../handler'

export const goodsBulkHandlers: Handlers<typeof goodsBulkContract> = {
  'POST /goods/bulkPrice': async (ctx, { changes }) =>
    presentOutcomes(await changePrices(ctx, changes, screenListings)),
  'POST /goods/bulkShelf': async (ctx, input) => presentOutcomes(await shelveGoods(ctx, input)),
  'GET /goods/exportGoods': (ctx, input) => loadGoodsExport(ctx, input),
  'POST /goods/uploadGoodsCsv': (ctx, { commit }, { file }) => importGoods(ctx, { file, commit }, screenListings),
}
