import { and, eq } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time'
import { withdrawals } from '../../../db/schema/money/payouts'
import { type Ctx, inTx } from '../../../runtime/context'
import { findGuards } from '../../people/identity/queries'
import { lockWithdrawal } from './internal/close-withdrawal'
import { findStop } from './internal/find-stop'
import { notifyWithdrawal } from './internal/notify-withdrawal'
import { loadPayoutTerms } from './queries-terms'
import { lockOf } from './rules'
import type { WithdrawalRow } from './types'

/** Delay before a waiting withdrawal is checked again while payouts are stopped. */
const PAUSE_MS = MINUTE_MS

/**
 * Marks a waiting withdrawal as sent, after which its owner cannot cancel it. Committed before the provider is called,
 * so that no cancelled one is paid. It keeps waiting while the account is locked, frozen or restricted, its person owes
 * something, or payouts are stopped. Null: not sent.
 */
export async function sendWithdrawal(ctx: Ctx, sn: string): Promise<WithdrawalRow | null> {
  const terms = await loadPayoutTerms(ctx)
  return inTx(ctx, async (tx, effects) => {
    const found = await lockWithdrawal(tx, sn)
    if (found?.withdrawal.status !== 'waiting') return null
    const { withdrawal, payee } = found
    const at = ctx.now()
    const guards = await findGuards(tx, withdrawal.userId)
    const isStopped = guards.isShut || (await findStop(tx, withdrawal)) !== null
    const later = terms.isOpen ? (isStopped ? HOUR_MS : 0) : PAUSE_MS
    const until = lockOf(guards, terms, at)?.until ?? (later > 0 ? new Date(at.getTime() + later) : null)
    if (until) {
      await tx.update(withdrawals).set({ checkAt: until, tries: 0 }).where(eq(withdrawals.id, withdrawal.id))
      return null
    }
    const change = { status: 'sent', provider: ctx.payout.name, sentAt: at } as const
    await tx
      .update(withdrawals)
      .set(change)
      .where(and(eq(withdrawals.id, withdrawal.id), eq(withdrawals.status, 'waiting')))
    const sent = { ...withdrawal, ...change }
    await notifyWithdrawal({ tx, effects, withdrawal: sent, payee, at })
    return sent
  })
}
