import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { refusedRenters } from '../../../db/schema/listings/rental'
import type { UserCtx } from '../../../runtime/context'

/** Accepts a renter again; nothing happens if the caller did not refuse the renter. */
export async function deleteRefusal(ctx: UserCtx, { renterId }: { renterId: UserId }): Promise<void> {
  await ctx.db
    .delete(refusedRenters)
    .where(and(eq(refusedRenters.ownerId, ctx.user.userId), eq(refusedRenters.renterId, renterId)))
}
