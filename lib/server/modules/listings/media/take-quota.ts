import { eq } from 'drizzle-orm'
import { uploads } from '../../../db/schema/media'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { bytesOfDay } from './queries'
import { DAY_BYTES, QUOTA_USED } from './rules'

/** Counts a picture into its user's day before it is stored, one after the other: many at once hold no more. Refuses TOO_MANY. */
export async function takeQuota(ctx: UserCtx, { uploadId, bytes }: { uploadId: string; bytes: number }): Promise<void> {
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, ctx.user.userId)
    if ((await bytesOfDay(ctx, tx)) + bytes > DAY_BYTES) throw refuse('TOO_MANY', QUOTA_USED)
    await tx.update(uploads).set({ bytes }).where(eq(uploads.id, uploadId))
  })
}
