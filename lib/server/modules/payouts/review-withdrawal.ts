import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money'
import { withdrawals } from '../../db/schema/payouts'
import type { StaffCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { isOnePerson } from '../identity/queries-person'
import { keepAudit } from '../oversight/keep-audit'
import { closeWithdrawal, lockWithdrawal } from './internal/close-withdrawal'
import { tellWithdrawal } from './internal/tell-withdrawal'

interface Review {
  withdrawalSn: string
  agrees: boolean
  /** Of a refusal; its owner reads it. */
  reason: string
}

/**
 * A member of staff looks at a large withdrawal: two who are not one person, and not its owner, let it go; one is enough to
 * refuse it. Refuses FORBIDDEN, NOT_FOUND, WITHDRAWAL_STATE, FOUR_EYES, INVALID_INPUT.
 */
export async function reviewWithdrawal(
  ctx: StaffCtx,
  { withdrawalSn, agrees, reason }: Review,
): Promise<{ needsSecond: boolean }> {
  if (!agrees && !reason) throw refuse('INVALID_INPUT', '请填写不通过的理由', { field: 'reason' })
  const { userId } = ctx.user
  return inTxOnce(ctx, async (tx, effects) => {
    const found = await lockWithdrawal(tx, withdrawalSn)
    if (!found) throw refuse('NOT_FOUND', '没有这笔提现')
    const { withdrawal, payee } = found
    const at = ctx.now()
    if (withdrawal.status !== 'review') throw refuse('WITHDRAWAL_STATE')
    if (await isOnePerson(tx, userId, withdrawal.userId)) throw refuse('FORBIDDEN', '不能复核自己的提现')
    const { firstId } = withdrawal
    const action = agrees ? 'withdrawal.agree' : 'withdrawal.refuse'
    const after = { amount: fenToYuan(withdrawal.amountFen), userId: withdrawal.userId }
    await keepAudit(tx, ctx, { action, target: `withdrawal:${withdrawalSn}`, after, reason })
    const isFirst = firstId === null
    if (isFirst) await tx.update(withdrawals).set({ firstId: userId }).where(eq(withdrawals.id, withdrawal.id))
    if (!agrees) {
      if (!isFirst && firstId !== userId)
        await tx.update(withdrawals).set({ secondId: userId }).where(eq(withdrawals.id, withdrawal.id))
      await closeWithdrawal({ tx, effects, withdrawal, payee, status: 'refused', why: reason, at })
      return { needsSecond: false }
    }
    if (isFirst) return { needsSecond: true }
    if (await isOnePerson(tx, userId, firstId)) throw refuse('FOUR_EYES', '这笔提现须由另一位客服复核')
    const checkAt = new Date(Math.max(withdrawal.sendAt.getTime(), at.getTime()))
    const change = { status: 'waiting', secondId: userId, checkAt } as const
    await tx.update(withdrawals).set(change).where(eq(withdrawals.id, withdrawal.id))
    await tellWithdrawal({ tx, effects, withdrawal: { ...withdrawal, ...change }, payee, at })
    return { needsSecond: false }
  })
}
