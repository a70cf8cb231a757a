import type { goodsBulkContract } from '@/lib/contract/goods-bulk'
import { changePrices } from '../../modules/catalog/change-prices'
import { importGoods } from '../../modules/catalog/import-goods'
import { presentOutcomes } from '../../modules/catalog/present-csv'
import { loadGoodsExport } from '../../modules/catalog/queries-export'
import { shelveGoods } from '../../modules/catalog/shelve-goods'
import { screenListings } from '../../modules/goods-review/screen-listings'
import type { Handlers } from '../handler'

export const goodsBulkHandlers: Handlers<typeof goodsBulkContract> = {
  'POST /goods/bulkPrice': async (ctx, { changes }) =>
    presentOutcomes(await changePrices(ctx, changes, screenListings)),
  'POST /goods/bulkShelf': async (ctx, input) => presentOutcomes(await shelveGoods(ctx, input)),
  'GET /goods/exportGoods': (ctx, input) => loadGoodsExport(ctx, input),
  'POST /goods/uploadGoodsCsv': (ctx, { commit }, { file }) => importGoods(ctx, { file, commit }, screenListings),
}
