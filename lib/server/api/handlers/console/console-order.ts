import type { consoleOrderContract } from '@/lib/contract/console/console-order'
import { exportOrders } from '../../../modules/orders/trading/staff/export-orders'
import { listForConsole, loadForConsole } from '../../../modules/orders/trading/staff/queries-console'
import type { Handlers } from '../../handler'

export const consoleOrderHandlers: Handlers<typeof consoleOrderContract> = {
  'GET /console/orders': (ctx, input) => listForConsole(ctx, input),
  'POST /console/exportOrders': (ctx, input) => exportOrders(ctx, input),
  'GET /console/order': (ctx, { orderSn }) => loadForConsole(ctx, orderSn),
}
