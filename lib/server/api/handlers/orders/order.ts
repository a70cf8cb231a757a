import type { orderContract } from '@/lib/contract/orders/order'
import { orderPath } from '@/lib/shared/trade/order-path'
import { loadAvailable } from '../../../modules/listings/catalog/queries-detail'
import { applyOrderAction } from '../../../modules/orders/trading/apply-order-action'
import { countDeals, listDeals } from '../../../modules/orders/trading/figures/deal-wall'
import { listOrders } from '../../../modules/orders/trading/lists/queries-list'
import { listWaiting } from '../../../modules/orders/trading/lists/queries-waiting'
import { loadCredentials } from '../../../modules/orders/trading/load-credentials'
import { createOrder } from '../../../modules/orders/trading/places/create-order'
import { linkResale } from '../../../modules/orders/trading/places/link-resale'
import { findSiteOf, listProcess, loadOrderDetail } from '../../../modules/orders/trading/queries'
import { updateContact } from '../../../modules/orders/trading/update-contact'
import { updateOrderVisibility } from '../../../modules/orders/trading/update-order-visibility'
import { startSiteLogin } from '../../../modules/people/identity/login/start-site-login'
import type { Handlers } from '../../handler'
import { withOrigin } from '../site/with-origin'

export const orderHandlers: Handlers<typeof orderContract> = {
  'POST /order/linkResale': (ctx, input) => linkResale(ctx, input),
  'POST /order/placeOrder': (ctx, input, http) => withOrigin(ctx, http, createOrder(ctx, input)),
  'GET /order/everydayDealOrderList': (ctx, input) => listDeals(ctx, input),
  'GET /order/distCount': (ctx, input) => countDeals(ctx, input),
  'GET /order/orderDetail': (ctx, { orderSn }) => loadOrderDetail(ctx, { orderSn, viewerId: ctx.user.userId }),
  'GET /order/queryOrderList': (ctx, input) => listOrders(ctx, input),
  'GET /order/waiting': (ctx) => listWaiting(ctx),
  'POST /order/enterSite': async (ctx, { orderSn }) =>
    startSiteLogin(ctx, { distId: await findSiteOf(ctx, orderSn), returnUrl: orderPath(orderSn) }),
  'GET /order/listOrderProcess': (ctx, input) => listProcess(ctx, input.orderSn),
  'GET /order/checkGoodsOversold': async (ctx, input) => {
    const available = await loadAvailable(ctx, input.goodsSn)
    return { available, ok: available >= input.goodsNum }
  },
  'POST /order/act': (ctx, input) => applyOrderAction(ctx, input),
  'POST /order/credentials': (ctx, input) => loadCredentials(ctx, input),
  'POST /order/confirmRecGoods': (ctx, { orderId }) => applyOrderAction(ctx, { orderSn: orderId, action: 'confirm' }),
  'POST /order/orderEval': async (ctx, { orderSn, stars, text }) => {
    await applyOrderAction(ctx, { orderSn, action: 'evaluate', stars, note: text })
  },
  'POST /order/deleteOrder': (ctx, input) => updateOrderVisibility(ctx, input),
  'POST /order/transactionCacheContactInfo': (ctx, input) => updateContact(ctx, input),
}
