import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { refusedRenters } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'

const MOST = 100

/**
 * Refuses a renter's further orders of the caller's accounts. `renterId`: a former renter of the caller. Refuses
 * TOO_MANY.
 */
export async function createRefusal(
  ctx: UserCtx,
  { renterId, reason }: { renterId: UserId; reason: string },
): Promise<void> {
  const ownerId = ctx.user.userId
  await inTx(ctx, async (tx) => {
    // locked, so that the limit holds for concurrent calls
    await holdPerson(tx, ownerId)
    if ((await tx.$count(refusedRenters, eq(refusedRenters.ownerId, ownerId))) >= MOST)
      throw refuse('TOO_MANY', `最多拒绝 ${MOST} 位租客，请先移除不需要的`)
    await tx
      .insert(refusedRenters)
      .values({ ownerId, renterId, reason, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: [refusedRenters.ownerId, refusedRenters.renterId], set: { reason } })
  })
}
