import type { Fen } from '@/lib/shared/money'

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

export interface PaymentProvider {
  name: string
  /** Text for the QR. Rejects when the channel does not answer. */
  createCharge(request: ChargeRequest): Promise<{ qrText: string }>
  /** null: the provider does not know the number. */
  queryCharge(interSn: string, channel: Channel): Promise<ChargeState | null>
  /** Asks the provider to close an unpaid charge; false when it was already paid. */
  closeCharge(interSn: string, channel: Channel): Promise<boolean>
  /** Checks signature, app, seller and tenant of a raw notification body; null when it is not genuine. */
  verifyNotice(body: string, headers: Headers): Promise<Notice | null>
  /** Body that tells the provider the notification was taken. */
  noticeAnswer(accepted: boolean): { body: string; contentType: string; status: number }
  /** Give money of a settled charge back to its source. */
  refundCharge(interSn: string, channel: Channel, refundSn: string, amount: Fen): Promise<void>
}
