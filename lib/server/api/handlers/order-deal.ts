import type { orderDealContract } from '@/lib/contract/order-deal'
import { answerDeal } from '../../modules/trading/answer-deal'
import { placeDeal } from '../../modules/trading/place-deal'
import { listDeals, loadInvitation } from '../../modules/trading/queries-deals'
import type { Handlers } from '../handler'

export const orderDealHandlers: Handlers<typeof orderDealContract> = {
  'POST /order/offlineTranSub': (ctx, input) => placeDeal(ctx, input),
  'GET /order/offlineDeals': (ctx, input) => listDeals(ctx, input),
  'GET /order/offlineInvitation': (ctx, { code }) => loadInvitation(ctx, code),
  'POST /order/answerOffline': (ctx, input) => answerDeal(ctx, input),
}
