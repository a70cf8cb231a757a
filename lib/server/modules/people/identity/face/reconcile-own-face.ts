import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { FacePurpose } from '@/lib/shared/people/face'
import { faceChecks } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { settleFace } from '../internal/settle-face'

/** The vendor is asked about a check at most once in this time, however many tabs and instances want to know. */
const PAUSE_MS = 2000

/**
 * Asks the vendor about the caller's open checks of a purpose, for a page that waits. The numbers are ours: nothing that
 * a browser sends is a result. A silent vendor changes nothing.
 */
export async function reconcileOwnFace(ctx: UserCtx, { purpose }: { purpose: FacePurpose }): Promise<void> {
  const at = ctx.now()
  const claimed = await ctx.db
    .update(faceChecks)
    .set({ askedAt: at })
    .where(
      and(
        eq(faceChecks.userId, ctx.user.userId),
        eq(faceChecks.purpose, purpose),
        eq(faceChecks.state, 'pending'),
        or(isNull(faceChecks.askedAt), lt(faceChecks.askedAt, new Date(at.getTime() - PAUSE_MS))),
      ),
    )
    .returning()
  for (const check of claimed)
    await settleFace(ctx, check).catch((err) => ctx.log.warn({ err }, 'no result of a face check'))
}
