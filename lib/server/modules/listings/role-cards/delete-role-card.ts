import { and, desc, eq } from 'drizzle-orm'
import { roleCards } from '../../../db/schema/listings/role-cards'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { isOwn } from './internal/own'

/** Deletes one of the caller's cards; orders keep the name they were placed with. Refuses NOT_FOUND. */
export async function deleteRoleCard(ctx: UserCtx, { cardId }: { cardId: number }): Promise<void> {
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, ctx.user.userId)
    const [gone] = await tx
      .delete(roleCards)
      .where(and(isOwn(ctx), eq(roleCards.id, cardId)))
      .returning({ gameId: roleCards.gameId, isDefault: roleCards.isDefault })
    if (!gone) throw refuse('NOT_FOUND', '没有这个收货角色，可能已被删除')
    if (!gone.isDefault) return
    const [heir] = await tx
      .select({ id: roleCards.id })
      .from(roleCards)
      .where(and(isOwn(ctx), eq(roleCards.gameId, gone.gameId)))
      .orderBy(desc(roleCards.id))
      .limit(1)
    if (heir) await tx.update(roleCards).set({ isDefault: true }).where(eq(roleCards.id, heir.id))
  })
}
