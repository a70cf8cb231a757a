import type { ListedOrder, OrderTurn, WaitingOrder } from '@/lib/contract/entities/order'
import type { RunningOrder } from '@/lib/contract/entities/restriction'
import { fenToYuan } from '@/lib/shared/money/money'
import { timeOrNull } from '@/lib/shared/time'
import { orderPath } from '@/lib/shared/trade/order-path'
import type { Ctx } from '../../../../runtime/context'
import { presentOtherSite } from '../../../core/tenancy/present'
import { isHere } from '../../../core/tenancy/queries-here'
import { placeName, presentOrder } from '../present'
import type { OrderView } from '../present-turn'
import type { Order } from '../types'

/** Returns an order in a list of own orders; what belongs to another site is handled there. */
export function presentListed(ctx: Pick<Ctx, 'dist' | 'distOf' | 'staff'>, view: OrderView): ListedOrder {
  const { order } = view
  const row = presentOrder(view)
  if (isHere(ctx, order.distId)) return { ...row, site: null }
  const place = presentOtherSite(ctx.distOf(order.distId), orderPath(order.sn))
  return { ...row, actions: [], groupId: null, unread: 0, site: { ...place, siteId: order.distId } }
}

/** Returns an order in which the reader has to act soon. */
export const presentWaiting = (
  ctx: Pick<Ctx, 'dist' | 'distOf' | 'staff'>,
  order: Order,
  { dueTime, dueIn }: NonNullable<OrderTurn['clock']>,
): WaitingOrder => ({
  orderSn: order.sn,
  bigTitle: order.snapshot.bigTitle,
  statusName: placeName(order),
  siteName: isHere(ctx, order.distId) ? '' : presentOtherSite(ctx.distOf(order.distId), '').siteName,
  dueTime,
  dueIn,
})

/** Returns an order that a restricted member still has to finish. */
export function presentRunning(
  ctx: Pick<Ctx, 'dist' | 'distOf' | 'staff'>,
  order: Order,
  side: 'buyer' | 'seller',
): RunningOrder {
  const place = presentOtherSite(ctx.distOf(order.distId), orderPath(order.sn))
  const isOwn = isHere(ctx, order.distId)
  return {
    orderSn: order.sn,
    title: order.snapshot.bigTitle,
    side,
    statusName: placeName(order),
    price: fenToYuan(order.goodsFen),
    dueTime: timeOrNull(order.dueAt),
    siteName: isOwn ? '' : place.siteName,
    url: isOwn ? orderPath(order.sn) : place.url,
  }
}
