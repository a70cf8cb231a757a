import { eq } from 'drizzle-orm'
import { siteDrafts } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'

/** Deletes the draft; the published site is unchanged. */
export async function deleteDraft(ctx: StaffCtx): Promise<void> {
  const { distId } = ctx.dist
  await inTx(ctx, async (tx) => {
    const [gone] = await tx.delete(siteDrafts).where(eq(siteDrafts.distId, distId)).returning()
    if (gone)
      await recordAudit(tx, ctx, { action: 'site.discard', target: `site:${distId}`, before: { conf: gone.conf } })
  })
}
