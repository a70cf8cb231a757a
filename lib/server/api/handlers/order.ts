import type { orderContract } from '@/lib/contract/order'
import { loadAvailable } from '../../modules/catalog/queries-detail'
import { cancelOrder } from '../../modules/trading/cancel-order'
import { confirmOrder } from '../../modules/trading/confirm-order'
import { deliverOrder } from '../../modules/trading/deliver-order'
import { evaluateOrder } from '../../modules/trading/evaluate-order'
import { hideOrder } from '../../modules/trading/hide-order'
import { placeOrder } from '../../modules/trading/place-order'
import { listProcess, loadOrderDetail } from '../../modules/trading/queries'
import { countDeals, listDeals } from '../../modules/trading/queries-deal-wall'
import { listOrders } from '../../modules/trading/queries-list'
import { setContact } from '../../modules/trading/set-contact'
import { viewCredentials } from '../../modules/trading/view-credentials'
import type { Handlers } from '../handler'

export const orderHandlers: Handlers<typeof orderContract> = {
  'POST /order/placeOrder': (ctx, input) => placeOrder(ctx, input),
  'GET /order/everydayDealOrderList': (ctx, input) => listDeals(ctx, input),
  'GET /order/distCount': (ctx, input) => countDeals(ctx, input),
  'GET /order/orderDetail': (ctx, input) => loadOrderDetail(ctx, input.orderSn),
  'GET /order/queryOrderList': (ctx, input) => listOrders(ctx, input),
  'GET /order/listOrderProcess': (ctx, input) => listProcess(ctx, input.orderSn),
  'GET /order/checkGoodsOversold': async (ctx, input) => {
    const available = await loadAvailable(ctx, input.goodsSn)
    return { available, ok: available >= Number(input.goodsNum ?? 1) }
  },
  'POST /order/cancelOrder': (ctx, input) => cancelOrder(ctx, input),
  'POST /order/deliver': (ctx, input) => deliverOrder(ctx, input),
  'POST /order/credentials': (ctx, input) => viewCredentials(ctx, input),
  'POST /order/confirmRecGoods': (ctx, input) => confirmOrder(ctx, input),
  'POST /order/orderEval': (ctx, input) => evaluateOrder(ctx, input),
  'POST /order/deleteOrder': (ctx, input) => hideOrder(ctx, input),
  'POST /order/transactionCacheContactInfo': (ctx, input) => setContact(ctx, input),
}
