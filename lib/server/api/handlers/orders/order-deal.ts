import type { orderDealContract } from '@/lib/contract/orders/order-deal'
import { listDeals, loadInvitation } from '../../../modules/orders/trading/lists/queries-deals'
import { answerDeal } from '../../../modules/orders/trading/places/answer-deal'
import { createDealOrder } from '../../../modules/orders/trading/places/create-deal-order'
import type { Handlers } from '../../handler'

export const orderDealHandlers: Handlers<typeof orderDealContract> = {
  'POST /order/offlineTranSub': (ctx, input) => createDealOrder(ctx, input),
  'GET /order/offlineDeals': (ctx, input) => listDeals(ctx, input),
  'GET /order/offlineInvitation': (ctx, { code }) => loadInvitation(ctx, code),
  'POST /order/answerOffline': (ctx, input) => answerDeal(ctx, input),
}
