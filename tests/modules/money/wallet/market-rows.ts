/** What stands in the model of the market. Sums in fen, times in seconds. */
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
  /** Place of the order that has it. */
  order: number | null
}
export interface ModelOrder {
  goods: number
  buyer: number
  num: number
  total: bigint
  fee: bigint
  ensure: bigint
  /** Place of the coupon. */
  coupon: number | null
  discount: bigint
  state: State
  wasPaid: boolean
  /** When it was. */
  paidAt: number
  /** By QR; null: from the balance. */
  source: ModelPayment | null
  due: number
  /** Held by a dispute: seconds that were left of its clock. */
  left: number | null
  /** Hours its money is held, where a deposit stood for it when it was confirmed. */
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
  /** Refunds to it fail. */
  fails: boolean
}
export type State = 'unpaid' | 'paid' | 'shipped' | 'hold' | 'released' | 'timeout' | 'cancelled' | 'refunded'
