import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { payeeName } from '@/lib/shared/money/payout'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { lockPayee } from './internal/find-payee'
import { notifyPayee } from './internal/notify-payee'
import { ownedBy } from './internal/owned-by'
import { loadPayoutTerms } from './queries-terms'
import { OPEN_STATES } from './rules'
import { memberOf } from './rules-owner'

/**
 * Removes a payee; another one becomes the default. Refuses NOT_FOUND, PAYEE_STATE while a withdrawal to it is in
 * progress.
 */
export async function deletePayee(ctx: UserCtx, { payeeId }: { payeeId: number }): Promise<void> {
  const { userId } = ctx.user
  const { lockHours } = await loadPayoutTerms(ctx)
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const payee = await lockPayee(tx, memberOf(ctx), payeeId)
    const onWay = and(eq(withdrawals.payeeId, payeeId), inArray(withdrawals.status, OPEN_STATES))
    if ((await tx.$count(withdrawals, onWay)) > 0)
      throw refuse('PAYEE_STATE', '有提现正要打到这个账户，到账或取消之后再删除')
    const removed = { removedAt: ctx.now(), isDefault: false }
    await tx.update(payees).set(removed).where(eq(payees.id, payeeId))
    const [next] = await tx
      .select()
      .from(payees)
      .where(and(ownedBy(payees, memberOf(ctx)), isNull(payees.removedAt), ne(payees.id, payeeId)))
      .orderBy(asc(payees.id))
    if (payee.isDefault && next) await tx.update(payees).set({ isDefault: true }).where(eq(payees.id, next.id))
    await notifyPayee(ctx, { tx, effects, payee, lockHours, title: `已删除收款账户：${payeeName(payee)}` })
  })
}
