import { type Fen, fenToYuan } from '@/lib/shared/money'
import { PAYOUT, payeeName, type WithdrawalState } from '@/lib/shared/payout'
import { formatShortTime, HOUR_MS } from '@/lib/shared/time'
import { refuse } from '../../runtime/refusal'
import type { Guards } from '../identity/queries'
import type { Lock, PayeeRow, WithdrawalRow, WithdrawalStatus } from './types'

const CHANGES = { password: '登录密码', payPassword: '支付密码', phone: '绑定手机', thaw: '冻结状态' } as const
const lockEnd = (changedAt: Date): Date => new Date(changedAt.getTime() + PAYOUT.lockHours * HOUR_MS)

/** A change of what guards the account locks every payee, a new payee itself. */
export function lockOf(guards: Guards, at: Date): Lock | null {
  const { guardChange, guardChangedAt } = guards
  if (!guardChange || !guardChangedAt || lockEnd(guardChangedAt) <= at) return null
  return { what: CHANGES[guardChange], until: lockEnd(guardChangedAt) }
}

export function payeeLock({ createdAt }: Pick<PayeeRow, 'createdAt'>, at: Date): Lock | null {
  const until = lockEnd(createdAt)
  return until > at ? { what: '收款账户', until } : null
}

/** Refuses PAYOUT_LOCKED. */
export function assertUnlocked(guards: Guards, payee: PayeeRow, at: Date): void {
  const lock = lockOf(guards, at) ?? payeeLock(payee, at)
  if (lock) throw refuse('PAYOUT_LOCKED', `${lock.what}刚改过，${formatShortTime(lock.until)}之后可以提现`)
}

/** Refuses INVALID_INPUT. */
export function assertAmount(amount: Fen): void {
  const fault =
    amount < PAYOUT.least
      ? `单笔${fenToYuan(PAYOUT.least)}元起`
      : amount > PAYOUT.most
        ? `单笔最多${fenToYuan(PAYOUT.most)}元`
        : undefined
  if (fault) throw refuse('INVALID_INPUT', fault, { field: 'amount' })
}

/** What a code by SMS confirms: these words, and nothing but this amount to this payee. */
export const withdrawalDeed = (payee: PayeeRow, amount: Fen): { words: string; value: string } => ({
  words: `提现${fenToYuan(amount)}元到${payeeName(payee)}`,
  value: `${payee.id} ${amount}`,
})

export const OPEN_STATES: WithdrawalStatus[] = ['review', 'waiting', 'sent']
/** Before it is sent its owner may call it back. */
export const EARLY_STATES: WithdrawalStatus[] = ['review', 'waiting']

/** As its owner reads it. `lock`: of the owner's account. */
export const stateOf = ({ status }: Pick<WithdrawalRow, 'status'>, lock: Lock | null): WithdrawalState =>
  status === 'waiting' && lock ? 'locked' : status
