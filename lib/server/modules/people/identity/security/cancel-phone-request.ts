import { and, eq } from 'drizzle-orm'
import { phoneRequests } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'

/** Withdraws the account's open request, also one made by an attacker. Refuses NOT_FOUND. */
export async function cancelPhoneRequest(ctx: UserCtx): Promise<void> {
  const withdrawn = await ctx.db
    .update(phoneRequests)
    .set({ state: 'withdrawn', decidedAt: ctx.now(), decidedBy: ctx.user.userId })
    .where(and(eq(phoneRequests.userId, ctx.user.userId), eq(phoneRequests.state, 'open')))
    .returning({ id: phoneRequests.id })
  if (withdrawn.length === 0) throw refuse('NOT_FOUND', '没有待审核的申请')
}
