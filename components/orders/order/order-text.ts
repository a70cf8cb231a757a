import type { OrderFace, OrderRow } from '@/lib/contract/entities/order'
import { goodsType, WORK, WORK_PREFIX } from '@/lib/shared/goods/goods-types'
import type { GoodsFace } from '@/lib/shared/pictures/goods-cover-url'

interface OrderPlace {
  gameName: string
  areaName: string
  serverName: string
}

export function placeOf(order: Pick<OrderRow, 'details'>): OrderPlace {
  try {
    return { gameName: '', areaName: '', serverName: '', ...JSON.parse(order.details) }
  } catch {
    return { gameName: '', areaName: '', serverName: '' }
  }
}

/** Data of the item's generated cover at the time of the order. */
export const orderFace = (order: OrderFace): GoodsFace => ({
  goodsSn: order.goodsSn || `${kindOf(order)}${order.orderSn}`,
  gameId: order.gameId,
  price: order.listPrice,
  bigTitle: order.bigTitle,
  smallTitleName: order.smallTitleName,
})

/** Prefix that selects the drawing: coins, an account deal agreed elsewhere, or work, although these are not items. */
const kindOf = ({ orderTypeId }: OrderFace): string =>
  orderTypeId === WORK ? WORK_PREFIX : goodsType(orderTypeId).prefix

export const placeText = (order: Pick<OrderRow, 'details' | 'orderTypeName'>): string => {
  const { gameName, areaName, serverName } = placeOf(order)
  return [gameName, order.orderTypeName, areaName, serverName].filter(Boolean).join(' · ')
}
