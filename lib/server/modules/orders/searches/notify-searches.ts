import { and, asc, eq, lte } from 'drizzle-orm'
import { yuanText } from '@/lib/shared/money/money'
import { savedSearches } from '../../../db/schema/orders/searches'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { notifyUsers } from '../../core/notifications/notify-users'
import { findNew } from './internal/find-new'
import { presentSearch } from './present'
import { EVERY_MS, KEPT } from './rules'

/** Runs due saved searches, and notifies their members of new goods. Returns how many were run. */
export async function notifySearches(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = lte(savedSearches.dueAt, at)
  return sweepRows(ctx, {
    name: 'saved searches',
    find: (failed) =>
      ctx.db
        .select()
        .from(savedSearches)
        .where(and(isDue, without(savedSearches.id, failed)))
        .orderBy(asc(savedSearches.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: async (row) => {
      const dist = ctx.distOf(row.distId)
      const found = dist ? await findNew({ ...ctx, dist, origin: dist.origin }, row) : []
      await inTx(ctx, async (tx, effects) => {
        const [search] = await tx
          .update(savedSearches)
          .set({
            dueAt: new Date(at.getTime() + EVERY_MS),
            seen: [...found.map(({ goodsSn }) => goodsSn), ...row.seen].slice(0, KEPT),
          })
          .where(and(eq(savedSearches.id, row.id), isDue))
          .returning()
        const [first] = found
        if (!search || !first) return
        const more = found.length > 1 ? `等 ${found.length} 件` : ''
        const notice = {
          userId: row.userId,
          distId: row.distId,
          kind: 'price' as const,
          key: `search ${row.id} ${first.goodsSn}`,
          title: `你订阅的“${row.title}”上新了`,
          text: `${first.bigTitle}，${yuanText(first.price)}${more}`,
          href: presentSearch(search).href,
        }
        await notifyUsers(tx, effects, { notices: [notice], at })
      })
    },
  })
}
