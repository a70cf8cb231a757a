/** Amounts in fen. */
export interface Refund {
  no: string
  fen: bigint
  at: Date
  /** Slow refunds are not yet done. */
  isDone: boolean
}

export interface Trade {
  no: string
  outNo: string
  fen: bigint
  subject: string
  /** The text of the request: another one under the same number is refused. */
  content: string
  passback: string | undefined
  notifyUrl: string
  returnUrl: string
  /** A number that no one scanned or signed in for does not exist for other calls. */
  status: 'UNSCANNED' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED'
  createdAt: Date
  expiresAt: Date
  paidAt: Date | undefined
  closedAt: Date | undefined
  refunds: Refund[]
}

export interface Transfer {
  no: string
  outNo: string
  fen: bigint
  content: string
  product: string
  status: 'SUCCESS' | 'DEALING' | 'FAIL' | 'REFUND'
  errorCode: string
  /** Yuan that queries state; '' as for most transfers: none. */
  stated: string
  at: Date
  returnedAt: Date | undefined
}

/** What the double knows. */
export interface Books {
  trades: Map<string, Trade>
  transfers: Map<string, Transfer>
}

/** A refusal: HTTP 200 with a signed answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly subCode: string,
  ) {
    super(subCode)
  }
}
export const business = (subCode: string): Refusal => new Refusal('40004', subCode)
export const invalid = (subCode: string): Refusal => new Refusal('40002', subCode)

/** Values of an answer besides code and message. */
export type Values = Record<string, unknown>

let sequence = 0
/** A number as Alipay gives them. */
export const numberOf = (at: Date): string =>
  `${at.toISOString().slice(0, 10).replaceAll('-', '')}22001${String(++sequence).padStart(10, '0')}`
