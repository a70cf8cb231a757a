/** Amounts in fen. */
export type RefundStatus = 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED'

export interface Refund {
  id: string
  no: string
  fen: number
  content: string
  status: RefundStatus
  at: Date
  doneAt: Date | undefined
  notifyUrl: string
}

export type Product = 'native' | 'h5' | 'jsapi'

export interface Trade {
  no: string
  outNo: string
  product: Product
  fen: number
  description: string
  /** The text of the request: another one under the same number is refused. */
  content: string
  attach: string | undefined
  notifyUrl: string
  openId: string
  state: 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'REFUND' | 'CLOSED' | 'PAYERROR'
  createdAt: Date
  /** Ends paying; does not close the trade. */
  expiresAt: Date
  paidAt: Date | undefined
  refunds: Refund[]
}

/** What was handed out to open a payment: a code, a page or a prepay id. */
export interface Ticket {
  outNo: string
  until: Date
}

/** What the double knows. */
export interface Books {
  trades: Map<string, Trade>
  tickets: Map<string, Ticket>
}

/** A refusal with its HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail = '',
  ) {
    super(code)
  }
}
export const invalid = (field: string): Refusal => new Refusal(400, 'PARAM_ERROR', field)

/** Values of an answer. */
export type Values = Record<string, unknown>

let sequence = 0
/** A number as WeChat Pay gives them. */
export const numberOf = (prefix: string, at: Date): string =>
  `${prefix}${at.toISOString().slice(0, 10).replaceAll('-', '')}${String(++sequence).padStart(10, '0')}`

/** RFC 3339 in Beijing time. */
export const timeText = (at: Date): string =>
  `${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
