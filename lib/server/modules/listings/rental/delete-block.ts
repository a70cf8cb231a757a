import { and, eq } from 'drizzle-orm'
import { rentalBlocks } from '../../../db/schema/listings/rental'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/** Deletes a time blocked by the caller. Refuses NOT_FOUND. */
export async function deleteBlock(ctx: UserCtx, { blockId }: { blockId: number }): Promise<void> {
  const gone = await ctx.db
    .delete(rentalBlocks)
    .where(and(eq(rentalBlocks.id, blockId), eq(rentalBlocks.ownerId, ctx.user.userId)))
    .returning({ id: rentalBlocks.id })
  if (gone.length === 0) throw refuse('NOT_FOUND', '这段时间已经可以出租')
}
