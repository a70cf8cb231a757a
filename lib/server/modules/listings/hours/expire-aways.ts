import { and, eq, lte } from 'drizzle-orm'
import { sellerHours } from '../../../db/schema/listings/hours'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { holdPerson } from '../../people/identity/queries-person'
import { releaseAwayGoods } from '../catalog/selling/release-away-goods'
import { purgeSeller } from './internal/purge-seller'
import { findAwayOver } from './queries'

/** Scheduled job: brings back the goods of sellers whose time away is over. Returns how many sellers. */
export async function expireAways(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  return sweepRows(ctx, {
    name: 'time away',
    find: (failed) => findAwayOver(ctx.db, { at, failed, limit }),
    keyOf: ({ userId }) => userId,
    act: ({ userId }) =>
      inTx(ctx, async (tx, effects) => {
        await holdPerson(tx, userId)
        // prolonged meanwhile: still away
        const ended = await tx
          .update(sellerHours)
          .set({ awayUntil: null, awayNote: '' })
          .where(and(eq(sellerHours.userId, userId), lte(sellerHours.awayUntil, at)))
          .returning({ userId: sellerHours.userId })
        if (ended.length === 0) return false
        await releaseAwayGoods(tx, effects, { userId })
        await purgeSeller(tx, effects, userId)
        return true
      }),
  })
}
