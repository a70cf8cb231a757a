import { eq } from 'drizzle-orm'
import { payeeName } from '@/lib/shared/money/payout'
import { cutText } from '@/lib/shared/text/cut-text'
import type { Tx } from '../../../../db/client'
import { payees, withdrawals } from '../../../../db/schema/money/payouts'
import type { Effects } from '../../../../runtime/context'
import { recordEvents } from '../../../core/webhooks/record-events'
import type { EventFact } from '../../../core/webhooks/types'
import { settleHeldWithdrawal, type WithdrawalEnd } from '../../wallet/settle-held-withdrawal'
import { accountOf } from '../rules-owner'
import type { PayeeRow, WithdrawalRow, WithdrawalStatus } from '../types'
import { notifyWithdrawal } from './notify-withdrawal'

interface Ending {
  tx: Tx
  effects: Effects
  /** Locked by the caller. */
  withdrawal: WithdrawalRow
  payee: PayeeRow
  status: Extract<WithdrawalStatus, 'paid' | 'failed' | 'returned' | 'refused' | 'cancelled'>
  why?: string
  tradeNo?: string
  /** When the scheduled job checks a paid withdrawal again. */
  checkAt?: Date | null
  at: Date
}

const MOVES: Record<Ending['status'], [WithdrawalEnd['kind'], memo: (to: string) => string]> = {
  paid: ['payoutPaid', (to) => `提现到账${to}`],
  failed: ['payoutBack', (to) => `提现到${to}失败，连同手续费退回`],
  returned: ['payoutReturned', (to) => `提现到${to}被银行退回，连同手续费退回`],
  refused: ['payoutBack', (to) => `提现到${to}复核未通过，连同手续费退回`],
  cancelled: ['payoutBack', (to) => `提现到${to}已取消，连同手续费退回`],
}

/** Closes a withdrawal: row, money and notification in one transaction. */
export async function closeWithdrawal(ending: Ending): Promise<WithdrawalRow> {
  const { tx, effects, withdrawal, payee, status, why = '', tradeNo = withdrawal.tradeNo, checkAt = null, at } = ending
  const { id, sn, amountFen: amount, feeFen: fee } = withdrawal
  const change = { status, why: cutText(why, 200), tradeNo, settledAt: at, checkAt }
  await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id))
  const [kind, memo] = MOVES[status]
  const payeeKind = payee.kind
  await settleHeldWithdrawal(tx, {
    kind,
    withdrawalId: id,
    sn,
    owner: accountOf(withdrawal),
    amount,
    fee,
    payeeKind,
    memo: memo(payeeName(payee)),
    at,
  })
  const ended = { ...withdrawal, ...change }
  await notifyWithdrawal({ tx, effects, withdrawal: ended, payee, at })
  // who cancelled it knows
  if (status !== 'cancelled') await recordEvents(tx, { facts: factsOf(ended), at })
  return ended
}

/** Of a member, or of a distributor's share, which the platform pays. */
function factsOf({ sn, userId, distId, ofDist }: WithdrawalRow): EventFact[] {
  const fact = { type: 'payout.settled', object: `payout:${sn}` } as const
  if (ofDist === null) return [{ ...fact, owner: { kind: 'seller', id: userId, distId } }]
  return [
    { ...fact, owner: { kind: 'site', id: ofDist, distId: ofDist } },
    { ...fact, owner: { kind: 'platform' } },
  ]
}

/** Locks a withdrawal by its number until the transaction ends, with its payee. */
export async function lockWithdrawal(
  tx: Tx,
  sn: string,
): Promise<{ withdrawal: WithdrawalRow; payee: PayeeRow } | undefined> {
  const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.sn, sn)).for('update')
  if (!withdrawal) return undefined
  const [payee] = await tx.select().from(payees).where(eq(payees.id, withdrawal.payeeId))
  if (!payee) throw new Error(`${sn} goes nowhere`)
  return { withdrawal, payee }
}
