import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { endRestriction } from './internal/end-restriction'
import { lockRestriction } from './internal/lock-restriction'

/** Ends a restriction now; an open appeal ends with it. Refuses NOT_FOUND, RESTRICTION_STATE. */
export async function liftRestriction(
  ctx: StaffCtx,
  { restrictionId, reason }: { restrictionId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const row = await lockRestriction(tx, restrictionId)
    const by = ctx.user.userId
    if (!(await endRestriction({ tx, effects, at: ctx.now() }, row, { state: 'lifted', by, reason })))
      throw refuse('RESTRICTION_STATE')
    await recordAudit(tx, ctx, { action: 'restriction.lift', target: `restriction:${row.id}`, reason })
  })
}
