import type { consoleGoodsContract } from '@/lib/contract/console/console-goods'
import { listReviews } from '../../../modules/office/goods-review/queries'
import { loadReviewFile } from '../../../modules/office/goods-review/queries-file'
import { rejectGoodsReports } from '../../../modules/office/goods-review/reject-goods-reports'
import { reviewGoods } from '../../../modules/office/goods-review/review-goods'
import { unpublishGoods } from '../../../modules/office/goods-review/unpublish-goods'
import type { Handlers } from '../../handler'

export const consoleGoodsHandlers: Handlers<typeof consoleGoodsContract> = {
  'GET /console/goodsReviews': (ctx, input) => listReviews(ctx, input),
  'GET /console/goodsReview': (ctx, { goodsSn }) => loadReviewFile(ctx, goodsSn),
  'POST /console/decideGoods': (ctx, input) => reviewGoods(ctx, input),
  'POST /console/takeOffGoods': (ctx, input) => unpublishGoods(ctx, input),
  'POST /console/keepReportedGoods': (ctx, input) => rejectGoodsReports(ctx, input),
}
