import { eq } from 'drizzle-orm'
import { siteDrafts } from '../../../db/schema/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'

/** What was prepared is gone; what is published stays. */
export async function discardDraft(ctx: StaffCtx): Promise<void> {
  const { distId } = ctx.dist
  await inTx(ctx, async (tx) => {
    const [gone] = await tx.delete(siteDrafts).where(eq(siteDrafts.distId, distId)).returning()
    if (gone)
      await keepAudit(tx, ctx, { action: 'site.discard', target: `site:${distId}`, before: { conf: gone.conf } })
  })
}
