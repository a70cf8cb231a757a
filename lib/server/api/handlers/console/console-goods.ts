import type { consoleGoodsContract } from '@/lib/contract/console/console-goods'
import { decideReviews } from '../../../modules/office/goods-review/decide-reviews'
import { keepReportedGoods } from '../../../modules/office/goods-review/keep-reported-goods'
import { listReviews } from '../../../modules/office/goods-review/queries'
import { loadReviewFile } from '../../../modules/office/goods-review/queries-file'
import { takeOffGoods } from '../../../modules/office/goods-review/take-off-goods'
import type { Handlers } from '../../handler'

export const consoleGoodsHandlers: Handlers<typeof consoleGoodsContract> = {
  'GET /console/goodsReviews': (ctx, input) => listReviews(ctx, input),
  'GET /console/goodsReview': (ctx, { goodsSn }) => loadReviewFile(ctx, goodsSn),
  'POST /console/decideGoods': (ctx, input) => decideReviews(ctx, input),
  'POST /console/takeOffGoods': (ctx, input) => takeOffGoods(ctx, input),
  'POST /console/keepReportedGoods': (ctx, input) => keepReportedGoods(ctx, input),
}
