import type { Fen } from '@/lib/shared/money/money'

export type Channel = 1 | 2 // 1 Alipay, 2 WeChat

export interface ChargeRequest {
  /** Our number (out_trade_no), unique for ever. */
  interSn: string
  /** The tenant that takes the money; comes back with notices. */
  distId: number
  channel: Channel
  amount: Fen
  subject: string
  expiresAt: Date
}

/** What the provider says about a charge. `amount` is what was really paid. */
export interface ChargeState {
  interSn: string
  /** As it was asked for; null: the answer does not say. */
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

/** Money of a settled charge on its way back to its source. */
export interface RefundRequest {
  interSn: string
  channel: Channel
  /** Our number of the refund, unique for ever: asked for again it is the same refund. */
  refundSn: string
  amount: Fen
}

/** What the provider says about a refund. WAIT is no answer; SUCCESS and FAILED are final. */
export interface RefundState extends RefundRequest {
  state: 'WAIT' | 'SUCCESS' | 'FAILED'
  /** Of a failure, in the provider's words. */
  why: string
}

/** A verified notification about a refund. */
export interface RefundNotice extends RefundState {
  provider: string
}

/** A line of a statement, under our number. */
export interface StatementLine {
  sn: string
  /** Positive: came in; negative: went out. */
  amount: Fen
  at: Date
}

export interface PaymentProvider {
  name: string
  /** Text for the QR. Rejects when the channel does not answer. */
  createCharge(request: ChargeRequest): Promise<{ qrText: string }>
  /** null: the provider does not know the number. */
  queryCharge(interSn: string, channel: Channel): Promise<ChargeState | null>
  /** Asks the provider to close an unpaid charge; false when it was already paid. */
  closeCharge(interSn: string, channel: Channel): Promise<boolean>
  /** Checks signature, app, seller and tenant of a raw notification body; null when it is not genuine. */
  verifyNotice(body: string, headers: Headers): Promise<Notice | RefundNotice | null>
  /** Body that tells the provider the notification was taken. */
  noticeAnswer(accepted: boolean): { body: string; contentType: string; status: number }
  /** Asks for a refund; under the same number any number of times. Rejects when the channel does not answer: then nothing is known. */
  refundCharge(request: RefundRequest): Promise<RefundState>
  /** null: the provider does not know the number. */
  queryRefund(request: Pick<RefundRequest, 'interSn' | 'channel' | 'refundSn'>): Promise<RefundState | null>
  /** Charges that were paid and refunds that were done in a span, whether we heard of them or not. Rejects when there is none to be had. */
  statement(span: { from: Date; to: Date }): Promise<StatementLine[]>
}
