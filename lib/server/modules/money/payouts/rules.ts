import { type Fen, fen, fenToYuan, greaterOf, lesserOf, ZERO } from '@/lib/shared/money/money'
import {
  type PayeeKind,
  payeeKindsText,
  payeeName,
  unpayableText,
  type WithdrawalState,
} from '@/lib/shared/money/payout'
import { DAY_MS, formatShortTime, HOUR_MS, startOfDay } from '@/lib/shared/time'
import type { PayoutProvider } from '../../../providers/payout/port'
import { refuse } from '../../../runtime/refusal'
import type { Vault } from '../../../runtime/vault'
import type { Guards } from '../../people/identity/queries'
import type { Owing } from '../debts/queries'
import type { FreshMoney } from '../wallet/queries-fresh'
import type { Lock, PayeeRow, PayoutTerms, WithdrawalRow, WithdrawalStatus } from './types'

const CHANGES = { password: '登录密码', payPassword: '支付密码', phone: '绑定手机', thaw: '冻结状态' } as const
type LockTerms = Pick<PayoutTerms, 'lockHours'>
const lockEnd = (changedAt: Date, { lockHours }: LockTerms): Date => new Date(changedAt.getTime() + lockHours * HOUR_MS)

/** A change of security settings locks all payees, a new payee only itself. */
export function lockOf(guards: Guards, terms: LockTerms, at: Date): Lock | null {
  const { guardChange, guardChangedAt } = guards
  if (!guardChange || !guardChangedAt || lockEnd(guardChangedAt, terms) <= at) return null
  return { what: CHANGES[guardChange], until: lockEnd(guardChangedAt, terms) }
}

export function payeeLock({ createdAt }: Pick<PayeeRow, 'createdAt'>, terms: LockTerms, at: Date): Lock | null {
  const until = lockEnd(createdAt, terms)
  return until > at ? { what: '收款账户', until } : null
}

/** Refuses PAYOUT_LOCKED. */
export function assertUnlocked(
  { guards, payee, at }: { guards: Guards; payee: PayeeRow; at: Date },
  terms: LockTerms,
): void {
  const lock = lockOf(guards, terms, at) ?? payeeLock(payee, terms, at)
  if (lock) throw refuse('PAYOUT_LOCKED', `刚修改过${lock.what}，${formatShortTime(lock.until)} 后可提现`)
}

/** Refuses INVALID_INPUT for a kind of payee that the provider cannot pay. */
export function assertPayable({ payeeKinds }: Pick<PayoutProvider, 'payeeKinds'>, kind: PayeeKind): void {
  if (payeeKinds.includes(kind)) return
  throw refuse('INVALID_INPUT', `${unpayableText(kind)}，请换成${payeeKindsText(payeeKinds)}`)
}

/**
 * Returns what payees are compared by: the same number is the same payee, whatever bank was chosen with it. Two blanks,
 * between which the bank was once named, so that hashes of other kinds stored before remain comparable.
 */
export const payeeHash = (vault: Vault, { kind, account }: { kind: PayeeKind; account: string }): string =>
  vault.mac('payee', `${kind}  ${account}`)

/** Refuses INVALID_INPUT. */
export function assertAmount(amount: Fen, { least, most }: PayoutTerms, field = 'amount'): void {
  const fault =
    amount < least ? `单笔${fenToYuan(least)}元起` : amount > most ? `单笔最多${fenToYuan(most)}元` : undefined
  if (fault) throw refuse('INVALID_INPUT', fault, { field })
}

interface Money {
  coin: Fen
  fresh: FreshMoney
  owing: Owing
  guards: Pick<Guards, 'held' | 'restrictedUntil'>
}

/** Recharged money that cannot be withdrawn yet; some of it may already be spent. */
export const lockedOf = ({ coin, fresh }: Pick<Money, 'coin' | 'fresh'>): Fen => lesserOf(fresh.amount, coin)

/** What of a balance can be withdrawn. */
export function availableOf({ coin, fresh, owing, guards }: Money): Fen {
  if (owing.owed > ZERO || guards.restrictedUntil !== null) return ZERO
  return greaterOf(fen(coin - lockedOf({ coin, fresh }) - owing.pending - guards.held), ZERO)
}

/** Returns the text and value that an SMS code confirms: valid for exactly this amount and payee. */
export const withdrawalAction = (payee: PayeeRow, amount: Fen): { words: string; value: string } => ({
  words: `提现${fenToYuan(amount)}元到${payeeName(payee)}`,
  value: `${payee.id} ${amount}`,
})

/** Returns when a withdrawal without review is sent to the provider: a first one to a payee on the next day. */
export const sendAtOf = (at: Date, isFirst: boolean, { firstHour }: Pick<PayoutTerms, 'firstHour'>): Date =>
  isFirst ? new Date(startOfDay(at).getTime() + DAY_MS + firstHour * HOUR_MS) : at

export const OPEN_STATES: WithdrawalStatus[] = ['review', 'waiting', 'sent']
/** States in which the owner can still cancel. */
export const EARLY_STATES: WithdrawalStatus[] = ['review', 'waiting']

/** Returns the state as shown to its owner. `lock`: of the owner's account. */
export const stateOf = ({ status }: Pick<WithdrawalRow, 'status'>, lock: Lock | null): WithdrawalState =>
  status === 'waiting' && lock ? 'locked' : status
