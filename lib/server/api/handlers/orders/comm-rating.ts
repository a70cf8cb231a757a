import type { commRatingContract } from '@/lib/contract/orders/comm-rating'
import { loadRatingConf } from '../../../modules/aftersales/ratings/queries'
import { recordServiceRating } from '../../../modules/aftersales/ratings/record-service-rating'
import type { Handlers } from '../../handler'

const sideOf = (belongIndex: '0' | '1') => (belongIndex === '1' ? 'seller' : 'buyer')

export const commRatingHandlers: Handlers<typeof commRatingContract> = {
  'GET /comm/customerServiceCommentConf': (ctx, { orderSn, belongIndex }) =>
    loadRatingConf(ctx, { orderSn, side: sideOf(belongIndex) }),
  'POST /comm/serSatiEval': (ctx, { belongIndex, orderSn, stars, tags, note }) =>
    recordServiceRating(ctx, { orderSn, stars, tags, note, side: sideOf(belongIndex) }),
}
