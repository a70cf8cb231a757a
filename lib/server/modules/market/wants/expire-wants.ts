import { and, asc, eq, lte } from 'drizzle-orm'
import { wantPosts } from '../../../db/schema/market/wants'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { endPost } from './internal/reserve'

/** Closes expired wants and returns their reserves to the balances. Returns how many were closed. */
export async function expireWants(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(eq(wantPosts.status, 'open'), lte(wantPosts.dueAt, at))
  return sweepRows(ctx, {
    name: 'wants',
    find: (failed) =>
      ctx.db
        .select({ id: wantPosts.id })
        .from(wantPosts)
        .where(and(isDue, without(wantPosts.id, failed)))
        .orderBy(asc(wantPosts.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      inTx(ctx, async (tx, effects) => {
        const [post] = await tx
          .select()
          .from(wantPosts)
          .where(and(eq(wantPosts.id, id), isDue))
          .for('update')
        if (post) await endPost(tx, effects, { post, status: 'expired', at })
      }),
  })
}
