import { and, eq } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time'
import { withdrawals } from '../../../db/schema/payouts'
import { type Ctx, inTx } from '../../../runtime/context'
import { findGuards } from '../../people/identity/queries'
import { lockWithdrawal } from './internal/close-withdrawal'
import { tellWithdrawal } from './internal/tell-withdrawal'
import { loadPayoutTerms } from './queries-terms'
import { lockOf } from './rules'
import type { WithdrawalRow } from './types'

/** While payouts are stopped, a waiting one looks again after so long. */
const PAUSE_MS = MINUTE_MS

/**
 * A waiting withdrawal is given to the provider: from here on its owner cannot call it back. Committed before the provider
 * hears of it, so none is paid that was cancelled. While the account is locked or frozen, or payouts are stopped, it goes on waiting. null: not sent.
 */
export async function sendWithdrawal(ctx: Ctx, sn: string): Promise<WithdrawalRow | null> {
  const terms = await loadPayoutTerms(ctx)
  return inTx(ctx, async (tx, effects) => {
    const found = await lockWithdrawal(tx, sn)
    if (found?.withdrawal.status !== 'waiting') return null
    const { withdrawal, payee } = found
    const at = ctx.now()
    const guards = await findGuards(tx, withdrawal.userId)
    const later = terms.isOpen ? (guards.isShut ? HOUR_MS : 0) : PAUSE_MS
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
    await tellWithdrawal({ tx, effects, withdrawal: sent, payee, at })
    return sent
  })
}
