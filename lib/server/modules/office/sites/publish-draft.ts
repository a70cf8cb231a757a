import { and, eq } from 'drizzle-orm'
import { unfinishedOf } from '@/lib/shared/site/unfinished'
import { siteDrafts } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { publishSite } from './internal/publish-site'

/**
 * Publishes the draft in the revision that the publisher saw. Resolves with the version number. Refuses DRAFT_STALE,
 * INVALID_INPUT.
 */
export async function publishDraft(ctx: StaffCtx, input: { revision: number; note: string }): Promise<number> {
  return inTx(ctx, async (tx, effects) => {
    const seen = and(eq(siteDrafts.distId, ctx.dist.distId), eq(siteDrafts.revision, input.revision))
    const [draft] = await tx.select().from(siteDrafts).where(seen).for('update')
    if (!draft) throw refuse('DRAFT_STALE')
    const { conf, gameIds } = draft
    const [gap] = unfinishedOf(conf)
    if (gap) throw refuse('INVALID_INPUT', `${gap.text}，填好后再发布`)
    return publishSite(ctx, { tx, effects }, { site: { conf, gameIds }, note: input.note })
  })
}
