import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { withdrawals } from '../../../db/schema/money/payouts'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { closeWithdrawal, lockWithdrawal } from './internal/close-withdrawal'
import { findStop } from './internal/find-stop'
import { notifyWithdrawal } from './internal/notify-withdrawal'
import { loadPayoutTerms } from './queries-terms'
import type { Stop } from './types'

/** Shown to staff. */
const STOP_REFUSALS: Readonly<Record<Stop, string>> = {
  debt: '用户有未处理完的理赔款，处理完前不能通过',
  restricted: '用户已限制提现，解除前不能通过',
  held: '用户余额不足冻结的金额，不能通过',
}

interface Review {
  withdrawalSn: string
  agrees: boolean
  /** Reason of a refusal, shown to the owner. */
  reason: string
}

/**
 * Reviews a large withdrawal on behalf of staff. Approval needs two staff members who are not tied (`isTied`); one is
 * enough to refuse, or to approve a small one of a distributor. None is approved while its owner owes something or is restricted. That the reviewer is no party is checked by the caller.
 * Refuses NOT_FOUND, WITHDRAWAL_STATE, FOUR_EYES, INVALID_INPUT.
 */
export async function reviewWithdrawal(
  ctx: StaffCtx,
  { withdrawalSn, agrees, reason }: Review,
  isTied: (tx: Tx, one: UserId, other: UserId) => Promise<boolean>,
): Promise<{ needsSecond: boolean }> {
  if (!agrees && !reason) throw refuse('INVALID_INPUT', '请填写不通过的理由', { field: 'reason' })
  const { userId } = ctx.user
  const { reviewFrom } = await loadPayoutTerms(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const found = await lockWithdrawal(tx, withdrawalSn)
    if (!found) throw refuse('NOT_FOUND', '没有这笔提现')
    const { withdrawal, payee } = found
    const at = ctx.now()
    if (withdrawal.status !== 'review') throw refuse('WITHDRAWAL_STATE')
    const stop = agrees ? await findStop(tx, withdrawal) : null
    if (stop) throw refuse('WITHDRAWAL_STATE', STOP_REFUSALS[stop])
    const { firstId } = withdrawal
    const action = agrees ? 'withdrawal.agree' : 'withdrawal.refuse'
    const after = { amount: fenToYuan(withdrawal.amountFen), userId: withdrawal.userId }
    await recordAudit(tx, ctx, { action, target: `withdrawal:${withdrawalSn}`, after, reason })
    const isFirst = firstId === null
    if (isFirst) await tx.update(withdrawals).set({ firstId: userId }).where(eq(withdrawals.id, withdrawal.id))
    if (!agrees) {
      if (!isFirst && firstId !== userId)
        await tx.update(withdrawals).set({ secondId: userId }).where(eq(withdrawals.id, withdrawal.id))
      await closeWithdrawal({ tx, effects, withdrawal, payee, status: 'refused', why: reason, at })
      return { needsSecond: false }
    }
    const isOneEnough = withdrawal.ofDist !== null && withdrawal.amountFen < reviewFrom
    if (isFirst && !isOneEnough) return { needsSecond: true }
    if (firstId !== null && (await isTied(tx, userId, firstId))) throw refuse('FOUR_EYES', '这笔提现须由另一位客服复核')
    const checkAt = new Date(Math.max(withdrawal.sendAt.getTime(), at.getTime()))
    const change = { status: 'waiting', secondId: isFirst ? null : userId, checkAt } as const
    await tx.update(withdrawals).set(change).where(eq(withdrawals.id, withdrawal.id))
    await notifyWithdrawal({ tx, effects, withdrawal: { ...withdrawal, ...change }, payee, at })
    return { needsSecond: false }
  })
}
