import { eq } from 'drizzle-orm'
import { bookingSeasons, seasonBookings, seasonPackages } from '../../../db/schema/market/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockSeason } from './internal/lock-season'

/**
 * Removes a season of the site that never had a booking, not even a cancelled one. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function deleteSeason(
  ctx: StaffCtx,
  { seasonId, reason }: { seasonId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const before = await lockSeason(ctx, tx, seasonId)
    if ((await tx.$count(seasonBookings, eq(seasonBookings.seasonId, seasonId))) > 0)
      throw refuse('INVALID_INPUT', '已有人预约，不能删除；可以提前截止预约')
    await tx.delete(seasonPackages).where(eq(seasonPackages.seasonId, seasonId))
    await tx.delete(bookingSeasons).where(eq(bookingSeasons.id, seasonId))
    await recordAudit(tx, ctx, { action: 'season.remove', target: `season:${seasonId}`, before, reason })
    effects.purge('seasons')
  })
}
