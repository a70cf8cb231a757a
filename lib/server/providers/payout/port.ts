import type { Fen } from '@/lib/shared/money/money'
import type { PayeeKind } from '@/lib/shared/money/payout'
import type { NoticeAnswer, StatementLine } from '../port'

/** Recipient of the money; the provider compares the name with its own records. */
export interface Payee {
  /** 1 Alipay, 2 WeChat, 3 bank card */
  kind: PayeeKind
  account: string
  /** Bank name of a card. */
  bankName: string
  realName: string
}

export interface PayoutRequest {
  /** Our number (out_biz_no), permanently unique: a repeated request is the same payout. */
  payoutSn: string
  payee: Payee
  amount: Fen
}

/**
 * State of a payout at the provider. WAIT is not final; SUCCESS and FAILED are, but RETURNED may follow a success: the
 * bank sent the money back.
 */
export interface PayoutState {
  payoutSn: string
  tradeNo: string
  amount: Fen
  state: 'WAIT' | 'SUCCESS' | 'FAILED' | 'RETURNED'
  /** Reason of a failure or return, in words for its owner. */
  why: string
}

/** A verified notification, or a response. */
export interface PayoutNotice extends PayoutState {
  provider: string
}

export interface PayoutProvider {
  name: string
  /** Kinds of payees that it can pay. */
  payeeKinds: readonly PayeeKind[]
  /** May be repeated under the same number. Rejects if the provider does not respond: then the state is unknown. */
  createPayout(request: PayoutRequest): Promise<PayoutState>
  /** `amount`: as requested, because not every provider repeats it. null: the number is unknown to the provider. */
  queryPayout(payoutSn: string, amount: Fen): Promise<PayoutState | null>
  /**
   * Payouts and returns of the Beijing day that begins at `day`, whether we were notified of them or not. Rejects with
   * StatementMissing as long as the provider has none.
   */
  statement(day: Date): Promise<StatementLine[]>
  /** Checks signature and app of a raw notification body; null if it is not genuine. */
  verifyNotice(body: string, headers: Headers): Promise<PayoutNotice | null>
  /** Response that acknowledges a notification to the provider. */
  noticeAnswer(accepted: boolean): NoticeAnswer
}
