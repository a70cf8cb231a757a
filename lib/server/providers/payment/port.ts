import type { Fen } from '@/lib/shared/money/money'

export type Channel = 1 | 2 // 1 Alipay, 2 WeChat

export interface ChargeRequest {
  /** Our number (out_trade_no), permanently unique. */
  interSn: string
  /** The distributor that receives the money; returned in notifications. */
  distId: number
  channel: Channel
  amount: Fen
  subject: string
  expiresAt: Date
}

/** State of a charge at the provider. `amount` is what was actually paid. */
export interface ChargeState {
  interSn: string
  /** As requested; null: not included in the response. */
  distId: number | null
  channel: Channel
  tradeNo: string
  state: 'WAIT' | 'SUCCESS' | 'CLOSED'
  amount: Fen
}

/** A verified notification; `kind` separates SUCCESS from CLOSED for the exactly-once key. */
export interface Notice extends ChargeState {
  provider: string
  kind: string
}

/** A refund of a settled charge to its source. */
export interface RefundRequest {
  interSn: string
  channel: Channel
  /** Our number of the refund, permanently unique: a repeated request is the same refund. */
  refundSn: string
  amount: Fen
}

/** State of a refund at the provider. WAIT is not final; SUCCESS and FAILED are. */
export interface RefundState extends RefundRequest {
  state: 'WAIT' | 'SUCCESS' | 'FAILED'
  /** The provider's reason for a failure. */
  why: string
}

/** A verified notification about a refund. */
export interface RefundNotice extends RefundState {
  provider: string
}

/** A line of a statement, identified by our number. */
export interface StatementLine {
  sn: string
  /** Positive: received; negative: paid out. */
  amount: Fen
  at: Date
}

export interface PaymentProvider {
  name: string
  /** Text for the QR code. Rejects if the channel does not respond. */
  createCharge(request: ChargeRequest): Promise<{ qrText: string }>
  /** null: the number is unknown to the provider. */
  queryCharge(interSn: string, channel: Channel): Promise<ChargeState | null>
  /** Requests the provider to close an unpaid charge; false if it was already paid. */
  closeCharge(interSn: string, channel: Channel): Promise<boolean>
  /** Checks signature, app, seller and tenant of a raw notification body; null if it is not genuine. */
  verifyNotice(body: string, headers: Headers): Promise<Notice | RefundNotice | null>
  /** Response that acknowledges a notification to the provider. */
  noticeAnswer(accepted: boolean): { body: string; contentType: string; status: number }
  /**
   * Requests a refund; may be repeated under the same number. Rejects if the channel does not respond: then the state
   * is unknown.
   */
  refundCharge(request: RefundRequest): Promise<RefundState>
  /** null: the number is unknown to the provider. */
  queryRefund(request: Pick<RefundRequest, 'interSn' | 'channel' | 'refundSn'>): Promise<RefundState | null>
  /**
   * Charges paid and refunds completed in a period, whether we were notified of them or not. Rejects if no statement is
   * available.
   */
  statement(span: { from: Date; to: Date }): Promise<StatementLine[]>
}
