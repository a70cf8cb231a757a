import { and, eq } from 'drizzle-orm'
import { staffViews } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { isOwnView } from './queries-views'

/** Deletes a saved filter of the caller. Refuses NOT_FOUND. */
export async function deleteView(ctx: StaffCtx, { viewId }: { viewId: number }): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [gone] = await tx
      .delete(staffViews)
      .where(and(isOwnView(ctx), eq(staffViews.id, viewId)))
      .returning({ name: staffViews.name, screen: staffViews.screen })
    if (!gone) throw refuse('NOT_FOUND', '视图已被删除')
    await recordAudit(tx, ctx, { action: 'view.remove', target: `view:${viewId}`, before: gone })
  })
}
