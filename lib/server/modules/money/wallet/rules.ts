import type { RecordGroup } from '@/lib/shared/money/wallet-groups'
import { PAYMENT_STATUS, REFUND_STATUS } from '../../../db/schema/money/wallet'
import type { Channel } from '../../../providers/payment/port'
import type { Account, Payment, RefundRow, TransferKind } from './types'

/** The platform's account that pays coupon discounts. */
export const MARKETING: Account = { kind: 'marketing', ownerId: 0 }
/** The account that buys accounts for the platform and receives the proceeds of selling them. */
export const RECYCLING_FUND: Account = { kind: 'recycling', ownerId: 0 }
/** Receives premiums and pays claims. */
export const COVER_FUND: Account = { kind: 'cover', ownerId: 0 }
export const PLATFORM: Account = { kind: 'platform', ownerId: 0 }

/** Labels shown to the owner of a wallet. */
const KIND_NAMES: Record<TransferKind, string> = {
  recharge: '充值',
  payment: '在线支付',
  latePayment: '付款退回',
  orderHold: '订单付款',
  orderRefund: '订单退款',
  orderRelease: '交易收入',
  depositReturn: '押金退还',
  depositClaim: '押金赔付',
  bondHold: '保证金冻结',
  stakeHold: '缴纳保证金',
  stakeForfeit: '保证金赔付',
  penalty: '违约金',
  refundOut: '原路退款',
  refundPaid: '原路退款',
  refundBack: '退款退回余额',
  reserveHold: '求购预留',
  reserveReturn: '预留退回',
  budgetHold: '回收备款',
  budgetReturn: '备款退回',
  coverPaid: '封禁保障费',
  claimPaid: '包赔赔付',
  claimSettled: '理赔到期扣款',
  claimRecovery: '理赔追偿',
  debtRepaid: '追偿还款',
  guardianRefund: '未成年人退款',
  inviteProfit: '邀请奖励',
  inviteReturn: '邀请奖励收回',
  couponFund: '赠送优惠券',
  couponReturn: '优惠券过期退回',
  payoutHold: '提现',
  payoutPaid: '提现到账',
  payoutBack: '提现退回',
  payoutReturned: '提现退回',
}

/**
 * Label of a transfer. One kind moves the deposit of a renter, 押金, and those of workers and merchants, 保证金: its memo
 * names which, before the goods.
 */
export function nameOfKind({ kind, memo }: { kind: string; memo: string }): string {
  const name = KIND_NAMES[kind as TransferKind] ?? kind
  return memo.split(' ', 1)[0]?.includes('押金') ? name : name.replace('押金', '保证金')
}

/** The record group (filter) of each kind. */
const GROUP_OF: Readonly<Record<TransferKind, RecordGroup>> = {
  recharge: 'recharge',
  payment: 'recharge',
  latePayment: 'recharge',
  orderHold: 'payment',
  orderRefund: 'refund',
  orderRelease: 'income',
  depositReturn: 'deposit',
  depositClaim: 'income',
  bondHold: 'deposit',
  stakeHold: 'deposit',
  stakeForfeit: 'deposit',
  penalty: 'other',
  refundOut: 'refund',
  refundPaid: 'refund',
  refundBack: 'refund',
  reserveHold: 'deposit',
  reserveReturn: 'deposit',
  budgetHold: 'deposit',
  budgetReturn: 'deposit',
  payoutHold: 'payout',
  payoutPaid: 'payout',
  payoutBack: 'payout',
  payoutReturned: 'payout',
  coverPaid: 'payment',
  claimPaid: 'claim',
  claimSettled: 'claim',
  claimRecovery: 'claim',
  debtRepaid: 'claim',
  guardianRefund: 'refund',
  inviteProfit: 'invite',
  inviteReturn: 'invite',
  couponFund: 'other',
  couponReturn: 'other',
}
export const kindsOf = (group: RecordGroup): string[] =>
  Object.entries(GROUP_OF).flatMap(([kind, of]) => (of === group ? [kind] : []))

export const isPaid = ({ status }: Payment): boolean => status === PAYMENT_STATUS.paid
/** Returns whether it can still be paid at the provider. */
export const isOpen = ({ status, expiresAt }: Payment, now: Date): boolean =>
  status === PAYMENT_STATUS.pending && expiresAt > now

export const CHANNEL_NAMES: Record<Channel, string> = { 1: '支付宝', 2: '微信' }
/** Returns the state of a refund as shown to the payer. */
export function refundState({ status, channel }: Pick<RefundRow, 'status' | 'channel'>): string {
  const source = CHANNEL_NAMES[channel]
  if (status === REFUND_STATUS.done) return `已退回${source}`
  return status === REFUND_STATUS.asked ? `退回${source}，处理中` : `未能退回${source}，已退回余额`
}

/** The end that was sent to the provider; of payments from before it was stored, the end of the payment. */
export const payableUntil = (payment: Pick<Payment, 'payableUntil' | 'expiresAt'>): Date =>
  payment.payableUntil ?? payment.expiresAt
