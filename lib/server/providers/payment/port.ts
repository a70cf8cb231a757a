import type { Fen } from '@/lib/shared/money/money'
import type { JsapiParams } from '@/lib/shared/money/pay-modes'
import type { NoticeAnswer, StatementLine } from '../port'

export type Channel = 1 | 2 // 1 Alipay, 2 WeChat
export const CHANNELS: readonly Channel[] = [1, 2]

/**
 * How a payer pays: scans a QR code with another device, opens a page of the provider, or confirms a call of WeChat's
 * browser.
 */
export const PAY_METHODS = ['qr', 'page', 'jsapi'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** Where and how the payer is about to pay. */
export interface Payer {
  method: PayMethod
  device: 'desktop' | 'phone'
  clientIp: string
  /** Of the payer in our WeChat app, needed for `jsapi`; else ''. */
  openId: string
  /** Page of the shop that the provider's page leads back to. Opening it proves nothing. */
  returnUrl: string
}

/** Scans a QR code; nothing else is known. */
export const QR_PAYER: Payer = { method: 'qr', device: 'desktop', clientIp: '', openId: '', returnUrl: '' }

export interface ChargeKey {
  /** Our number (out_trade_no), permanently unique. */
  interSn: string
  channel: Channel
  /** The provider accepts no payment after this time. */
  expiresAt: Date
}

export interface ChargeRequest extends ChargeKey {
  /** The distributor that receives the money; returned in notifications. */
  distId: number
  amount: Fen
  subject: string
  payer: Payer
}

/** What the payer's browser does with an opened charge. */
export type Charge =
  | { kind: 'qr'; qrText: string }
  | { kind: 'page'; url: string }
  | { kind: 'jsapi'; params: JsapiParams }

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
  /** What was paid. */
  total: Fen
  /** Our number of the refund, permanently unique: a repeated request is the same refund. */
  refundSn: string
  amount: Fen
}

/** State of a refund at the provider. WAIT is not final; SUCCESS and FAILED are. */
export interface RefundState extends Omit<RefundRequest, 'total'> {
  state: 'WAIT' | 'SUCCESS' | 'FAILED'
  /** The provider's reason for a failure. */
  why: string
}

/** A verified notification about a refund. */
export interface RefundNotice extends RefundState {
  provider: string
}

/** A complaint about payments to us that the payer filed with the provider. */
export interface Complaint {
  /** The provider's number. */
  complaintSn: string
  /** Our numbers of the payments. */
  interSns: readonly string[]
  /** `open` until we have replied, `done` once nothing is expected of us; a payer can open it again. */
  state: 'open' | 'answered' | 'done'
  detail: string
  /** The refund that the payer asks for; null: none stated. */
  wanted: Fen | null
  /** How often this payer has complained about it. */
  times: number
  filedAt: Date
}

export interface ComplaintMessage {
  by: 'payer' | 'us' | 'provider'
  text: string
  at: Date
}

/** A verified notification that a complaint is new or has changed. */
export interface ComplaintNotice {
  provider: string
  complaintSn: string
}

/** How a complaint was settled, with the sentence that the payer reads. */
export interface Settlement {
  /** The money has been refunded already. */
  isRefunded: boolean
  text: string
}

/** Complaints at a provider. Each call rejects if the provider does not respond or refuses: then the state is unknown. */
export interface Complaints {
  /** Those filed at `since` or later. */
  list(since: Date): Promise<Complaint[]>
  /** null: the number is unknown to the provider, or concerns another merchant. */
  query(complaintSn: string): Promise<Complaint | null>
  /** Oldest first; without those of the system that hold no text. */
  messages(complaintSn: string): Promise<ComplaintMessage[]>
  reply(complaintSn: string, text: string): Promise<void>
  /** Notifies the provider that the complaint is settled. */
  complete(complaintSn: string, settlement: Settlement): Promise<void>
}

/** WeChat's login for the id of a payer in our app, needed for `jsapi`. */
export interface WechatPayers {
  /** Address that returns to `returnUrl` with a `code` and `state` (letters and digits, at most 128), without asking the person. */
  authorizeUrl(returnUrl: string, state: string): string
  /** null: the code is wrong, used or expired. Rejects if WeChat does not respond. */
  openIdOf(code: string): Promise<string | null>
}

export interface PaymentProvider {
  name: string
  /** How a channel can be paid from pages of a host; none: it is not offered there. */
  methodsOf(channel: Channel, host: string): readonly PayMethod[]
  /** Present if it may offer `jsapi`. */
  payers?: WechatPayers
  /** Present if payers can complain there. */
  complaints?: Complaints
  /**
   * Opens a charge; may be repeated with the same request. Rejects if the channel does not respond: then the state is
   * unknown.
   */
  createCharge(request: ChargeRequest): Promise<Charge>
  /** null: the number is unknown to the provider. WAIT while it may still be paid. */
  queryCharge(key: ChargeKey): Promise<ChargeState | null>
  /** Requests the provider to close an unpaid charge; true: it can no longer be paid. */
  closeCharge(key: ChargeKey): Promise<boolean>
  /**
   * Checks signature, app, seller and tenant of a raw notification. null: it is not genuine; 'irrelevant': genuine, but
   * no news of a payment, refund or complaint, so it is only acknowledged.
   */
  verifyNotice(body: string, headers: Headers): Promise<Notice | RefundNotice | ComplaintNotice | 'irrelevant' | null>
  /** Response that acknowledges a notification to the provider, or asks for another. */
  noticeAnswer(accepted: boolean): NoticeAnswer
  /**
   * Requests a refund; may be repeated under the same number. Rejects if the channel does not respond: then the state
   * is unknown.
   */
  refundCharge(request: RefundRequest): Promise<RefundState>
  /** null: the number is unknown to the provider. */
  queryRefund(request: RefundRequest): Promise<RefundState | null>
  /**
   * Charges paid and refunds completed on the Beijing day that begins at `day`, whether we were notified of them or not.
   * Rejects with StatementMissing as long as the provider has none.
   */
  statement(day: Date): Promise<StatementLine[]>
}

/** The configured payment providers; each channel is taken by at most one. */
export interface Payments {
  all: readonly PaymentProvider[]
  /** The provider of new charges made on pages of a host, and how they can be paid; null: the channel is not offered. */
  ofChannel(channel: Channel, host: string): { provider: PaymentProvider; methods: readonly PayMethod[] } | null
  /** The provider that opened a charge; undefined: it is no longer configured. */
  byName(name: string): PaymentProvider | undefined
}
