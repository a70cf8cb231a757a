/** Rows of the market model. Amounts in fen, times in seconds. */
export interface ModelGoods {
  seller: number
  price: bigint
  stock: number
  reserved: number
  type: number
}
export interface ModelCoupon {
  owner: number
  amount: bigint
  min: bigint
  until: number
  /** Index of the order that uses it. */
  order: number | null
}
export interface ModelOrder {
  goods: number
  buyer: number
  num: number
  total: bigint
  fee: bigint
  ensure: bigint
  /** Index of the coupon. */
  coupon: number | null
  discount: bigint
  state: State
  wasPaid: boolean
  /** Time of the payment. */
  paidAt: number
  /** Paid by QR; null: from the balance. */
  source: ModelPayment | null
  due: number
  /** Frozen by a dispute: seconds left on its timer. */
  left: number | null
  /** Hours its money is held, if a deposit covered it when confirmed. */
  holdHours: number | null
}
export interface ModelPayment {
  order: number | null
  payer: number
  amount: bigint
  channel: 1 | 2
  expires: number
  atTill: 'open' | 'paid' | 'closed'
  settled: boolean
  /** Refunds to this payment fail. */
  fails: boolean
}
export type State = 'unpaid' | 'paid' | 'shipped' | 'hold' | 'released' | 'timeout' | 'cancelled' | 'refunded'
