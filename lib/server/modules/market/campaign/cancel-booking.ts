import { and, eq, isNull, sql } from 'drizzle-orm'
import { bookingSeasons, seasonBookings } from '../../../db/schema/market/campaign'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/** Cancels a booking and frees its place; idempotent. Refuses NOT_FOUND, BOOKING_CLOSED when the season has started. */
export async function cancelBooking(ctx: UserCtx, input: { bookingId: number }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const own = and(
      eq(seasonBookings.id, input.bookingId),
      eq(seasonBookings.userId, ctx.user.userId),
      eq(seasonBookings.distId, ctx.dist.distId),
    )
    const [found] = await tx
      .select({ startsAt: bookingSeasons.startsAt })
      .from(seasonBookings)
      .innerJoin(bookingSeasons, eq(bookingSeasons.id, seasonBookings.seasonId))
      .where(own)
    if (!found) throw refuse('NOT_FOUND', '预约不存在')
    if (at >= found.startsAt) throw refuse('BOOKING_CLOSED', '赛季已开始，预约不能取消，请联系客服')
    const [cancelled] = await tx
      .update(seasonBookings)
      .set({ cancelledAt: at })
      .where(and(own, isNull(seasonBookings.cancelledAt)))
      .returning({ seasonId: seasonBookings.seasonId })
    if (!cancelled) return
    const [freed] = await tx
      .update(bookingSeasons)
      .set({ taken: sql`${bookingSeasons.taken} - 1` })
      .where(eq(bookingSeasons.id, cancelled.seasonId))
      .returning({ taken: bookingSeasons.taken, places: bookingSeasons.places })
    if (freed && freed.taken === freed.places - 1) effects.purge('seasons')
  })
}
