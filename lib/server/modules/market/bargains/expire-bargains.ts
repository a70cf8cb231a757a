import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { bargains } from '../../../db/schema/market/bargains'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { lockListing } from '../../listings/catalog/stock/lock-listing'
import { releaseReservation } from '../../listings/catalog/stock/release-reservation'

/** Closes unanswered offers, and releases units that were held but not ordered. Returns how many were closed. */
export async function expireBargains(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(inArray(bargains.status, ['open', 'kept']), lte(bargains.dueAt, at))
  return sweepRows(ctx, {
    name: 'bargains',
    find: (failed) =>
      ctx.db
        .select({ id: bargains.id, goodsSn: bargains.goodsSn })
        .from(bargains)
        .where(and(isDue, without(bargains.id, failed)))
        .orderBy(asc(bargains.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id, goodsSn }) =>
      inTx(ctx, async (tx, effects) => {
        await lockListing(ctx, tx, goodsSn)
        const [row] = await tx
          .select()
          .from(bargains)
          .where(and(eq(bargains.id, id), isDue))
        if (!row) return
        const status = row.status === 'kept' ? 'lapsed' : 'expired'
        await tx.update(bargains).set({ status, closedAt: at }).where(eq(bargains.id, id))
        if (status === 'expired') return
        await releaseReservation(tx, { goodsSn, num: 1 })
        effects.purge(`goods:${goodsSn}`)
      }),
  })
}
