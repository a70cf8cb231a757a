import { and, eq, exists, sql } from 'drizzle-orm'
import { wantAnswers, wantPosts } from '../../../db/schema/market/wants'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findAnswer } from './queries'

/**
 * Declines an answer on behalf of the buyer, or withdraws it on behalf of its seller. Refuses NOT_FOUND, WANT_STATE.
 */
export async function closeAnswer(
  ctx: UserCtx,
  { answerId, handle }: { answerId: number; handle: 'decline' | 'withdraw' },
): Promise<{ answerId: number }> {
  const known = await findAnswer(ctx, answerId)
  const owner = handle === 'decline' ? known?.buyerId : known?.sellerId
  if (owner !== ctx.user.userId) throw refuse('NOT_FOUND', '没有这条报价')
  const isLive = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(wantPosts)
      .where(and(eq(wantPosts.id, wantAnswers.wantId), eq(wantPosts.status, 'open'))),
  )
  await inTx(ctx, async (tx, effects) => {
    const done = await tx
      .update(wantAnswers)
      .set({ status: handle === 'decline' ? 'declined' : 'withdrawn', closedAt: ctx.now() })
      .where(and(eq(wantAnswers.id, answerId), eq(wantAnswers.status, 'open'), isLive))
      .returning({ id: wantAnswers.id })
    if (done.length === 0) throw refuse('WANT_STATE')
    effects.age('wants')
  })
  return { answerId }
}
