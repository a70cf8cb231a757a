import type { ListedOrder } from '@/lib/contract/entities/order'
import { orderPath } from '@/lib/shared/trade/order-path'
import type { Ctx } from '../../../../runtime/context'
import { presentOtherSite } from '../../../core/tenancy/present'
import { presentOrder } from '../present'
import type { OrderView } from '../present-turn'

/** Returns an order in a list of own orders; what belongs to another site is handled there. */
export function presentListed(ctx: Pick<Ctx, 'dist' | 'distOf'>, view: OrderView): ListedOrder {
  const { order } = view
  const row = presentOrder(view)
  if (order.distId === ctx.dist.distId) return { ...row, site: null }
  const place = presentOtherSite(ctx.distOf(order.distId), orderPath(order.sn))
  return { ...row, actions: [], groupId: null, unread: 0, site: { ...place, siteId: order.distId } }
}
