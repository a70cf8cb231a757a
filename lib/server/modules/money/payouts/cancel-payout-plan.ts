import { eq } from 'drizzle-orm'
import { payoutPlans } from '../../../db/schema/money/payouts'
import type { UserCtx } from '../../../runtime/context'

/** Switches the weekly withdrawal off. */
export async function cancelPayoutPlan(ctx: UserCtx): Promise<void> {
  await ctx.db.update(payoutPlans).set({ nextAt: null, endReason: '' }).where(eq(payoutPlans.userId, ctx.user.userId))
}
