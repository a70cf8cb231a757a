import type { consoleGoodsContract } from '@/lib/contract/console-goods'
import { decideReviews } from '../../modules/goods-review/decide-reviews'
import { keepReportedGoods } from '../../modules/goods-review/keep-reported-goods'
import { listReviews } from '../../modules/goods-review/queries'
import { loadReviewFile } from '../../modules/goods-review/queries-file'
import { takeOffGoods } from '../../modules/goods-review/take-off-goods'
import type { Handlers } from '../handler'

export const consoleGoodsHandlers: Handlers<typeof consoleGoodsContract> = {
  'GET /console/goodsReviews': (ctx, input) => listReviews(ctx, input),
  'GET /console/goodsReview': (ctx, { goodsSn }) => loadReviewFile(ctx, goodsSn),
  'POST /console/decideGoods': (ctx, input) => decideReviews(ctx, input),
  'POST /console/takeOffGoods': (ctx, input) => takeOffGoods(ctx, input),
  'POST /console/keepReportedGoods': (ctx, input) => keepReportedGoods(ctx, input),
}
