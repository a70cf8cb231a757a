import type { LedgerTransfer } from '@/lib/contract/entities/ledger'
import type { OrderProcess } from '@/lib/contract/entities/order'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { orderPhase } from '@/lib/shared/staff/phases'
import { writeCsv } from '@/lib/shared/text/csv'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import { placeName } from '../present'
import type { Order } from '../types'
import { waitsFor } from './rules-turn'

interface Look {
  nameOf: (userId: UserId | null) => string
  at: Date
}

export const presentShownOrder = (order: Order, { nameOf, at }: Look) => ({
  orderSn: order.sn as string,
  title: order.snapshot.bigTitle,
  gameName: order.snapshot.gameName,
  modeName: modeName(order.mode),
  statusName: placeName(order),
  phase: orderPhase({
    status: order.status,
    isFrozen: order.frozenAt !== null,
    isAwaited: waitsFor(order, at) !== null,
  }),
  enteredTime: formatDateTime(order.enteredAt),
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
  look: Look,
  more: { process: OrderProcess[]; transfers: LedgerTransfer[]; isHere: boolean },
) => ({
  ...presentShownOrder(order, look),
  goods: fenToYuan(order.goodsFen),
  cover: fenToYuan(order.ensureFen),
  deposit: fenToYuan(order.depositFen),
  discount: fenToYuan(order.discountFen),
  fee: fenToYuan(order.feeFen),
  service: look.nameOf(order.serviceId),
  ...more,
})

const HEAD = [
  ...['订单号', '商品', '游戏', '玩法', '状态', '冻结', '站点', '买家ID', '买家', '卖家ID', '卖家'],
  ...['应付（元）', '下单时间', '付款时间'],
]

export const presentOrdersFile = (
  list: readonly ReturnType<typeof presentShownOrder>[],
  { siteOf, more }: { siteOf: (distId: number) => string; more: boolean },
) => ({
  rows: list.length,
  more,
  csv: writeCsv([
    HEAD,
    ...list.map((row) => [
      ...[row.orderSn, row.title, row.gameName, row.modeName, row.statusName, row.isFrozen ? '是' : '否'],
      ...[siteOf(row.distId), String(row.buyer.userId), row.buyer.name],
      ...[String(row.seller?.userId ?? ''), row.seller?.name ?? ''],
      ...[row.total, row.createTime, row.paidTime ?? ''],
    ]),
  ]),
})
