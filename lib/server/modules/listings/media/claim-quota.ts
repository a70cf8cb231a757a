import { eq } from 'drizzle-orm'
import { uploads } from '../../../db/schema/listings/media'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { bytesOfDay } from './queries'
import { DAY_BYTES, QUOTA_USED } from './rules'

/**
 * Counts a picture against its user's daily quota before it is stored, one at a time, so that concurrent uploads cannot
 * exceed it. Refuses TOO_MANY.
 */
export async function claimQuota(
  ctx: UserCtx,
  { uploadId, bytes }: { uploadId: string; bytes: number },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, ctx.user.userId)
    if ((await bytesOfDay(ctx, tx)) + bytes > DAY_BYTES) throw refuse('TOO_MANY', QUOTA_USED)
    await tx.update(uploads).set({ bytes }).where(eq(uploads.id, uploadId))
  })
}
