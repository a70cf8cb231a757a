import type { orderContract } from '@/lib/contract/orders/order'
import { loadAvailable } from '../../../modules/listings/catalog/queries-detail'
import { actOnOrder } from '../../../modules/orders/trading/act-on-order'
import { countDeals, listDeals } from '../../../modules/orders/trading/figures/deal-wall'
import { hideOrder } from '../../../modules/orders/trading/hide-order'
import { listOrders } from '../../../modules/orders/trading/lists/queries-list'
import { linkResale } from '../../../modules/orders/trading/places/link-resale'
import { placeOrder } from '../../../modules/orders/trading/places/place-order'
import { listProcess, loadOrderDetail } from '../../../modules/orders/trading/queries'
import { setContact } from '../../../modules/orders/trading/set-contact'
import { viewCredentials } from '../../../modules/orders/trading/view-credentials'
import type { Handlers } from '../../handler'
import { withOrigin } from '../site/with-origin'

export const orderHandlers: Handlers<typeof orderContract> = {
  'POST /order/linkResale': (ctx, input) => linkResale(ctx, input),
  'POST /order/placeOrder': (ctx, input, http) => withOrigin(ctx, http, placeOrder(ctx, input)),
  'GET /order/everydayDealOrderList': (ctx, input) => listDeals(ctx, input),
  'GET /order/distCount': (ctx, input) => countDeals(ctx, input),
  'GET /order/orderDetail': (ctx, { orderSn }) => loadOrderDetail(ctx, { orderSn, viewerId: ctx.user.userId }),
  'GET /order/queryOrderList': (ctx, input) => listOrders(ctx, input),
  'GET /order/listOrderProcess': (ctx, input) => listProcess(ctx, input.orderSn),
  'GET /order/checkGoodsOversold': async (ctx, input) => {
    const available = await loadAvailable(ctx, input.goodsSn)
    return { available, ok: available >= input.goodsNum }
  },
  'POST /order/act': (ctx, input) => actOnOrder(ctx, input),
  'POST /order/credentials': (ctx, input) => viewCredentials(ctx, input),
  'POST /order/confirmRecGoods': (ctx, { orderId }) => actOnOrder(ctx, { orderSn: orderId, action: 'confirm' }),
  'POST /order/orderEval': async (ctx, { orderSn, stars, text }) => {
    await actOnOrder(ctx, { orderSn, action: 'evaluate', stars, note: text })
  },
  'POST /order/deleteOrder': (ctx, input) => hideOrder(ctx, input),
  'POST /order/transactionCacheContactInfo': (ctx, input) => setContact(ctx, input),
}
