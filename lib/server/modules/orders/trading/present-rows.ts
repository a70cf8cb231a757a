import { receiverOf } from '@/lib/shared/goods/receivers'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { isCancelled } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../core/tenancy/types'
import { MODES } from './modes/table'
import { PAID_FROM } from './rules'
import type { Order } from './types'

/** What the person of a renter did before. */
export interface RenterRecord {
  rentals: number
  bans: number
}

interface RowFacts {
  contact: string
  /** The other side's name. */
  other: string
  isBuyer: boolean
  refund: string
  renter: RenterRecord | null
  rules: Rules
  now: Date
}

/** Returns the lines about an order's times, people and ways. */
export function presentRows(order: Order, { contact, other, isBuyer, refund, renter, rules, now }: RowFacts) {
  const { words } = MODES[order.mode]
  const rows: (readonly [string, string])[] = [
    ['下单时间', formatDateTime(order.createdAt)],
    ['付款时间', timeOrNull(order.paidAt) ?? ''],
    ['付款方式', isBuyer ? (PAID_FROM[order.payMode] ?? '') : ''],
    ['发货时间', timeOrNull(order.shippedAt) ?? ''],
    ...(words.rows?.(order, rules, now) ?? []),
    ['完成时间', timeOrNull(order.completedAt) ?? ''],
    ['放款时间', order.subStatus === 'HOLD' ? (timeOrNull(order.dueAt) ?? '') : ''],
    [receiverOf(order.goodsTypeId)?.onOrder ?? '', order.roleName],
    ['联系方式', contact],
    [words.parties[isBuyer ? 'seller' : 'buyer'], other],
    ['租客记录', renter ? `租号 ${renter.rentals} 次，造成封禁 ${renter.bans} 次` : ''],
    ['退款去向', refund],
    ['取消原因', isCancelled(order.status) ? order.cancelReason : ''],
  ]
  return rows.filter(([label, value]) => label && value).map(([label, value]) => ({ label, value }))
}
