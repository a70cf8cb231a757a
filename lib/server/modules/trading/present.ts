import type { OrderDetail, OrderProcess, OrderRow } from '@/lib/contract/entities/order'
import { maskName } from '@/lib/shared/mask'
import { fen, fenToYuan } from '@/lib/shared/money'
import { orderTypeName, statusName } from '@/lib/shared/order-status'
import { mediaUrl } from '@/lib/shared/safe-url'
import { formatDateTime } from '@/lib/shared/time'
import { isFinished, mayDo, modeOf } from './rules'
import type { Action, Order, Party } from './types'

export interface Seen {
  order: Order
  evaluated: boolean
  viewer: Party
  unread: number
  now: Date
}

/** Words of the storefront's buttons for steps of the graph. */
const BUTTONS: [button: string, action: Action][] = [
  ['pay', 'pay'],
  ['cancel', 'cancel'],
  ['deliver', 'deliver'],
  ['refund', 'refund'],
  ['confirm', 'confirm'],
  ['eval', 'evaluate'],
]

function actionsOf({ order, evaluated, viewer }: Seen): string[] {
  const mode = modeOf(order.goodsTypeId)
  const open = BUTTONS.filter(
    ([button, action]) => mayDo(mode, order, action, viewer) && !(button === 'eval' && evaluated),
  ).map(([button]) => button)
  return isFinished(order) ? [...open, 'delete'] : open
}

/** The seller learns neither what the buyer paid in all nor of the cover (specification section 6). */
export function presentOrder(seen: Seen): OrderRow {
  const { order, viewer, unread, now } = seen
  const isBuyer = viewer === 'buyer'
  const ensurePrice = isBuyer ? fenToYuan(order.ensureFen) : null
  const ensureId = isBuyer ? order.ensureId : null
  const { bigTitle, thumbnail, gameName, areaName, serverName } = order.snapshot
  return {
    id: order.id,
    orderSn: order.sn,
    sellrId: order.sellerId,
    userId: order.buyerId,
    orderTypeId: order.goodsTypeId,
    orderTypeName: orderTypeName(order.goodsTypeId),
    status: order.status,
    subStatus: order.subStatus,
    statusName: statusName(order.status),
    gameId: order.gameId,
    thumbnail: mediaUrl(thumbnail),
    bigTitle,
    unitPrice: fenToYuan(order.unitPriceFen),
    totalPrice: isBuyer ? fenToYuan(order.totalFen) : null,
    ensurePrice,
    discountPrice: isBuyer ? fenToYuan(order.discountFen) : null,
    fixEnsurePrice: ensurePrice,
    ensureId,
    fixEnsureId: ensureId,
    isRecovery: order.isRecovery,
    goodsSn: order.goodsSn,
    goodsNum: order.goodsNum,
    createTime: formatDateTime(order.createdAt),
    payTime: timeOrNull(order.paidAt),
    details: JSON.stringify({ gameName, areaName, serverName }),
    groupId: order.chatGroupId,
    dueIn: order.dueAt ? Math.max(0, Math.round((order.dueAt.getTime() - now.getTime()) / 1000)) : null,
    actions: actionsOf(seen),
    unread,
  }
}

export function presentDetail(seen: Seen, names: { buyer: string; seller: string }): OrderDetail {
  const { order, viewer, evaluated } = seen
  const isBuyer = viewer === 'buyer'
  const inTrade = order.status === 1 || order.status === 2 || order.status === 3
  return {
    ...presentOrder(seen),
    belong: isBuyer ? 0 : 1,
    buyerName: isBuyer ? names.buyer : maskName(names.buyer),
    sellerName: isBuyer ? maskName(names.seller) : names.seller,
    roleName: order.roleName,
    contact: isBuyer || inTrade ? order.contact : '',
    payMode: order.payMode,
    shippedTime: timeOrNull(order.shippedAt),
    completeTime: timeOrNull(order.completedAt),
    cancelReason: order.cancelReason,
    facts: Object.entries(order.snapshot.facts).map(([label, value]) => ({ key: label, label, value })),
    hasCredentials: isBuyer && (order.status === 2 || order.status === 3),
    sellerIncome: isBuyer ? null : fenToYuan(fen(order.unitPriceFen * BigInt(order.goodsNum) - order.feeFen)),
    evaluated,
  }
}

export interface EventRow {
  orderStatus: number
  explain: string
  createdAt: Date
}

const AHEAD: [status: number, explain: string][] = [
  [1, '买家付款'],
  [2, '卖家发货'],
  [3, '确认收货，交易成功'],
]

/** What happened, then the steps still ahead of an order that goes well. */
export function presentProcess(order: Order, events: readonly EventRow[]): OrderProcess[] {
  const done = events.map((e) => ({
    createTime: formatDateTime(e.createdAt),
    orderStatus: e.orderStatus,
    explain: e.explain,
    done: true,
  }))
  const ahead = isFinished(order) ? [] : AHEAD.filter(([status]) => status > order.status)
  return [...done, ...ahead.map(([orderStatus, explain]) => ({ createTime: '', orderStatus, explain, done: false }))]
}

const timeOrNull = (at: Date | null): string | null => (at ? formatDateTime(at) : null)
