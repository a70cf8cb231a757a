import { and, eq } from 'drizzle-orm'
import { goodsDrafts } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'

/** Deletes a draft; one that does not exist counts as deleted. */
export async function deleteDraft(ctx: UserCtx, { draftKey }: { draftKey: string }): Promise<void> {
  await ctx.db.delete(goodsDrafts).where(and(eq(goodsDrafts.userId, ctx.user.userId), eq(goodsDrafts.key, draftKey)))
}
