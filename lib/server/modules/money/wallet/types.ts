import type { Fen } from '@/lib/shared/money/money'
import type { ACCOUNT_KINDS, payments, refunds } from '../../../db/schema/money/wallet'

export interface Account {
  kind: (typeof ACCOUNT_KINDS)[number]
  ownerId: number
}
/** Positive: credit to the account. */
export interface Line {
  account: Account
  amount: Fen
}

/** The reason of a transfer; with `ref` it identifies one business event, which is posted once. */
export type TransferKind =
  | 'recharge'
  | 'payment'
  | 'latePayment'
  | 'orderHold'
  | 'orderRefund'
  | 'orderRelease'
  | 'depositReturn'
  | 'depositClaim'
  | 'bondHold'
  | 'stakeHold'
  | 'penalty'
  | 'refundOut'
  | 'refundPaid'
  | 'refundBack'
  | 'reserveHold'
  | 'reserveReturn'
  | 'budgetHold'
  | 'budgetReturn'
  | 'stakeForfeit'
  | 'coverPaid'
  | 'claimPaid'
  | 'claimSettled'
  | 'claimRecovery'
  | 'debtRepaid'
  | 'guardianRefund'
  | 'inviteProfit'
  | 'inviteReturn'
  | 'couponFund'
  | 'couponReturn'
  | 'payoutHold'
  | 'payoutPaid'
  | 'payoutBack'
  | 'payoutReturned'

export interface Transfer {
  kind: TransferKind
  ref: string
  memo: string
  at: Date
  lines: Line[]
}

export type Payment = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
