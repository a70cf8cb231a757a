import { and, asc, eq, lte } from 'drizzle-orm'
import { serviceCaseGoods } from '../../../db/schema/office/cases-desk'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { holdPerson } from '../../people/identity/queries-person'
import { restoreGoods } from './internal/restore-goods'

/** Scheduled job: puts goods back whose seller objected and whose rights holder proved no lawsuit in time. */
export async function restoreDueGoods(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  return sweepRows(ctx, {
    name: 'withheld goods',
    find: (failed) =>
      ctx.db
        .select({ id: serviceCaseGoods.id, sellerId: serviceCaseGoods.sellerId })
        .from(serviceCaseGoods)
        .where(and(lte(serviceCaseGoods.backAt, at), without(serviceCaseGoods.id, failed)))
        .orderBy(asc(serviceCaseGoods.backAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id, sellerId }) =>
      inTx(ctx, async (tx, effects) => {
        await holdPerson(tx, sellerId)
        // a lawsuit that was recorded meanwhile cleared the time
        const [item] = await tx
          .select()
          .from(serviceCaseGoods)
          .where(and(eq(serviceCaseGoods.id, id), lte(serviceCaseGoods.backAt, at)))
          .for('update')
        if (!item) return false
        await restoreGoods({ tx, effects, at }, item)
      }),
  })
}
