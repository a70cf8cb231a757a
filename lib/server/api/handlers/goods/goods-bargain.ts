import type { goodsBargainContract } from '@/lib/contract/goods/goods-bargain'
import { answerBargain } from '../../../modules/market/bargains/answer-bargain'
import { createBargain } from '../../../modules/market/bargains/create-bargain'
import { countBargains, listBargains, loadTerms } from '../../../modules/market/bargains/queries'
import { updateBargainTerms } from '../../../modules/market/bargains/update-bargain-terms'
import { findOrderPause } from '../../../modules/orders/trading/lists/queries-cancelled'
import type { Handlers } from '../../handler'

export const goodsBargainHandlers: Handlers<typeof goodsBargainContract> = {
  'POST /goods/bargaining': (ctx, input) => createBargain(ctx, input, findOrderPause),
  'POST /goods/buyCounterofferPriceHandle': (ctx, input) => answerBargain(ctx, input, findOrderPause),
  'GET /goods/bargainingList': (ctx, input) => listBargains(ctx, { ...input, side: 'buyer' }),
  'GET /goods/lookBargaGoodsList': (ctx, input) => listBargains(ctx, { ...input, side: 'seller' }),
  'GET /goods/bargainsToAnswer': (ctx) => countBargains(ctx),
  'GET /goods/bargainTerms': (ctx, input) => loadTerms(ctx, input.goodsSn),
  'POST /goods/bargainTerms': (ctx, input) => updateBargainTerms(ctx, input),
}
