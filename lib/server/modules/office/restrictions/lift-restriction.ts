import { JUDICIAL_HOLD } from '@/lib/shared/people/restrictions'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { endRestriction } from './internal/end-restriction'
import { lockRestriction } from './internal/lock-restriction'
import { whatText } from './rules'

/**
 * Ends a restriction now; an open appeal ends with it. What is held for an authority takes a second person (`waits`).
 * Refuses NOT_FOUND, RESTRICTION_STATE, APPROVAL_OPEN.
 */
export async function liftRestriction(
  ctx: StaffCtx,
  { restrictionId, reason }: { restrictionId: number; reason: string },
): Promise<{ waits: boolean }> {
  return inTx(ctx, async (tx, effects) => {
    const row = await lockRestriction(tx, restrictionId)
    const target = `restriction:${row.id}`
    const title = `解除司法冻结：${whatText(row.kinds, row.heldFen)}`
    const isAbove = row.clause === JUDICIAL_HOLD
    if (await requestApproval(tx, ctx, { isAbove, target, title, reason })) return { waits: true }
    const by = ctx.user.userId
    if (!(await endRestriction({ tx, effects, at: ctx.now() }, row, { state: 'lifted', by, reason })))
      throw refuse('RESTRICTION_STATE')
    await recordAudit(tx, ctx, { action: 'restriction.lift', target, reason })
    return { waits: false }
  })
}
