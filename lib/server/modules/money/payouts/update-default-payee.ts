import { and, eq } from 'drizzle-orm'
import { payees } from '../../../db/schema/money/payouts'
import { inTx, type UserCtx } from '../../../runtime/context'
import { holdPerson } from '../../people/identity/queries-person'
import { lockPayee } from './internal/find-payee'
import { memberOf } from './rules-owner'

/** Makes a payee the default of the form. Refuses NOT_FOUND. */
export async function updateDefaultPayee(ctx: UserCtx, { payeeId }: { payeeId: number }): Promise<void> {
  const { userId } = ctx.user
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, userId)
    await lockPayee(tx, memberOf(ctx), payeeId)
    await tx
      .update(payees)
      .set({ isDefault: false })
      .where(and(eq(payees.userId, userId), eq(payees.isDefault, true)))
    await tx.update(payees).set({ isDefault: true }).where(eq(payees.id, payeeId))
  })
}
