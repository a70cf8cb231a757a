import type { Fen } from '@/lib/shared/money/money'
import type { PayeeKind } from '@/lib/shared/money/payout'

/** Who gets the money; the provider compares the name with its own. */
export interface Payee {
  /** 1 Alipay, 2 WeChat, 3 bank card */
  kind: PayeeKind
  account: string
  /** Of a card. */
  bankName: string
  realName: string
}

export interface PayoutRequest {
  /** Our number (out_biz_no), unique for ever: asked for again it is the same payout. */
  payoutSn: string
  payee: Payee
  amount: Fen
}

/**
 * What the provider says about a payout. WAIT is no answer; SUCCESS and FAILED end it, and of a success RETURNED may follow:
 * the bank sent the money back.
 */
export interface PayoutState {
  payoutSn: string
  tradeNo: string
  amount: Fen
  state: 'WAIT' | 'SUCCESS' | 'FAILED' | 'RETURNED'
  /** Of a failure or return, in words for its owner. */
  why: string
}

/** A verified notification, or an answer. */
export interface PayoutNotice extends PayoutState {
  provider: string
}

/** A line of a statement, under our number. */
export interface StatementLine {
  sn: string
  /** Positive: came in; negative: went out. */
  amount: Fen
  at: Date
}

export interface PayoutProvider {
  name: string
  /** Under one number any number of times. Rejects when the provider does not answer: then nothing is known. */
  createPayout(request: PayoutRequest): Promise<PayoutState>
  /** null: the provider does not know the number. */
  queryPayout(payoutSn: string): Promise<PayoutState | null>
  /** What was paid, and what came back, in a span, whether we heard of it or not. Rejects when there is none to be had. */
  statement(span: { from: Date; to: Date }): Promise<StatementLine[]>
  /** Checks signature and app of a raw notification body; null when it is not genuine. */
  verifyNotice(body: string, headers: Headers): Promise<PayoutNotice | null>
  /** Body that tells the provider the notification was taken. */
  noticeAnswer(accepted: boolean): { body: string; contentType: string; status: number }
}
