import type { LedgerTransfer } from '@/lib/contract/entities/ledger'
import type { OrderProcess } from '@/lib/contract/entities/order'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import { placeName } from '../present'
import type { Order } from '../types'

type NameOf = (userId: UserId | null) => string

export const presentShownOrder = (order: Order, nameOf: NameOf) => ({
  orderSn: order.sn as string,
  title: order.snapshot.bigTitle,
  gameName: order.snapshot.gameName,
  modeName: modeName(order.mode),
  statusName: placeName(order),
  isFrozen: order.frozenAt !== null,
  distId: order.distId,
  buyer: { userId: order.buyerId, name: nameOf(order.buyerId) },
  seller: order.sellerId === null ? null : { userId: order.sellerId, name: nameOf(order.sellerId) },
  total: fenToYuan(order.totalFen),
  createTime: formatDateTime(order.createdAt),
  paidTime: timeOrNull(order.paidAt),
})

export const presentShownOrderFile = (
  order: Order,
  nameOf: NameOf,
  more: { process: OrderProcess[]; transfers: LedgerTransfer[] },
) => ({
  ...presentShownOrder(order, nameOf),
  goods: fenToYuan(order.goodsFen),
  cover: fenToYuan(order.ensureFen),
  deposit: fenToYuan(order.depositFen),
  discount: fenToYuan(order.discountFen),
  fee: fenToYuan(order.feeFen),
  service: nameOf(order.serviceId),
  ...more,
})
