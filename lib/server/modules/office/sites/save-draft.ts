import { and, eq, sql } from 'drizzle-orm'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { siteDrafts } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertSafe, lockSite } from '../../core/tenancy/update-site'

interface DraftInput {
  conf: SiteConf
  gameIds: number[]
  /** Revision of the draft that the page loaded; 0: there was none. */
  revision: number
}

/**
 * Saves a draft, which is not public. It may contain unreadable colours, but then cannot be published. Resolves with
 * its revision. Refuses DRAFT_STALE when it was saved by another user meanwhile, INVALID_INPUT.
 */
export async function saveDraft(ctx: StaffCtx, { conf, gameIds, revision }: DraftInput): Promise<number> {
  assertSafe(conf)
  const { distId } = ctx.dist
  const values = { conf, gameIds, savedBy: ctx.user.userId, savedAt: ctx.now() }
  return inTx(ctx, async (tx) => {
    await lockSite(tx, distId)
    const [saved] =
      revision === 0
        ? await tx
            .insert(siteDrafts)
            .values({ ...values, distId, revision: 1 })
            .onConflictDoNothing()
            .returning({ revision: siteDrafts.revision })
        : await tx
            .update(siteDrafts)
            .set({ ...values, revision: sql`${siteDrafts.revision} + 1` })
            .where(and(eq(siteDrafts.distId, distId), eq(siteDrafts.revision, revision)))
            .returning({ revision: siteDrafts.revision })
    if (!saved) throw refuse('DRAFT_STALE')
    return saved.revision
  })
}
