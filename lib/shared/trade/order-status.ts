/** Order status; 0 is internal (unpaid), finer states are in subStatus (docs/trade.md section 2). */
export const ORDER_STATUS = {
  unpaid: 0,
  paid: 1,
  shipped: 2,
  complete: 3,
  buyerCancelled: 7,
  sellerCancelled: 8,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

export const SUB_STATUSES = [
  'WAIT_PAY',
  'WAIT_OTHER',
  'ASSIGN',
  'VERIFY',
  'VERIFIED',
  'SIGN',
  'REBIND',
  'DELIVERING',
  'POSTED',
  'WORKING',
  'LOCKED',
  'PROPOSED',
  'INSPECTION',
  'RENTING',
  'MISMATCH',
  'CHECK',
  'HOLD',
  'RELEASED',
  'CLAIMED',
  'KEPT',
  'TIMEOUT',
  'CANCELLED',
  'REFUNDED',
  'UNSERVED',
] as const
/** Used with status 8 if the seller is not responsible because staff came too late. Excluded from all statistics. */
export const UNSERVED: SubStatus = 'UNSERVED'
export type SubStatus = (typeof SUB_STATUSES)[number]

export const FAILED_STATUSES = [ORDER_STATUS.buyerCancelled, ORDER_STATUS.sellerCancelled] as const

const NAMES: Record<OrderStatus, string> = {
  0: '待付款',
  1: '待发货',
  2: '待收货',
  3: '交易成功',
  7: '买家取消',
  8: '卖家取消',
}
/** Statuses unknown to the storefront are shown as cancelled. */
export const statusName = (status: number): string => (NAMES as Record<number, string>)[status] ?? '已取消'

/** Paid and not cancelled: escrow, chat and cover are active. */
export const isPaidSide = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.complete

export const isCancelled = (status: number): boolean => status !== ORDER_STATUS.unpaid && !isPaidSide(status)

/** Completed or cancelled: no action is left for its parties. */
export const isOver = (status: number): boolean => status === ORDER_STATUS.complete || isCancelled(status)
