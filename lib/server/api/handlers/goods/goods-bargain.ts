import type { goodsBargainContract } from '@/lib/contract/goods/goods-bargain'
import { answerOffer } from '../../../modules/market/bargains/answer-offer'
import { makeOffer } from '../../../modules/market/bargains/make-offer'
import { countBargains, listBargains, loadTerms } from '../../../modules/market/bargains/queries'
import { setTerms } from '../../../modules/market/bargains/set-terms'
import { hasLetGo } from '../../../modules/orders/trading/lists/queries-let-go'
import type { Handlers } from '../../handler'

export const goodsBargainHandlers: Handlers<typeof goodsBargainContract> = {
  'POST /goods/bargaining': (ctx, input) => makeOffer(ctx, input, hasLetGo),
  'POST /goods/buyCounterofferPriceHandle': (ctx, input) => answerOffer(ctx, input, hasLetGo),
  'GET /goods/bargainingList': (ctx, input) => listBargains(ctx, { ...input, side: 'buyer' }),
  'GET /goods/lookBargaGoodsList': (ctx, input) => listBargains(ctx, { ...input, side: 'seller' }),
  'GET /goods/bargainsToAnswer': (ctx) => countBargains(ctx),
  'GET /goods/bargainTerms': (ctx, input) => loadTerms(ctx, input.goodsSn),
  'POST /goods/bargainTerms': (ctx, input) => setTerms(ctx, input),
}
