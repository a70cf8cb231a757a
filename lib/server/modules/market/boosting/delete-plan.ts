import { and, eq } from 'drizzle-orm'
import { servicePlans } from '../../../db/schema/market/boosting'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { ownPlans } from './queries-writing'

/**
 * Removes a plan of the caller's own platform or distributor; removing a step removes its whole ladder. Refuses
 * NOT_FOUND.
 */
export async function deletePlan(ctx: StaffCtx, { planId, reason }: { planId: number; reason: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const [before] = await tx
      .delete(servicePlans)
      .where(and(eq(servicePlans.id, planId), ownPlans(ctx), eq(servicePlans.fromStep, '')))
      .returning()
    if (!before) throw refuse('NOT_FOUND', '没有这个套餐')
    await recordAudit(tx, ctx, { action: 'plan.remove', target: `plan:${planId}`, before, reason })
    effects.purge('plans')
  })
}
