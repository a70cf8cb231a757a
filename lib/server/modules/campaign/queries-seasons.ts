import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { BookingRow, Season } from '@/lib/contract/entities/campaign'
import { bookingSeasons, seasonBookings, seasonPackages } from '../../db/schema/campaign'
import type { Ctx, UserCtx } from '../../runtime/context'
import { gameNames } from '../catalog/queries-games'
import { presentBooking, presentSeason } from './present'

/** Seasons of this host that have not begun, with their packages; games the host does not show are left out. */
export async function listSeasons(ctx: Ctx): Promise<{ seasons: Season[] }> {
  const now = ctx.now()
  const names = await gameNames(ctx)
  const seasons = await ctx.db
    .select()
    .from(bookingSeasons)
    .where(and(eq(bookingSeasons.distId, ctx.dist.distId), gt(bookingSeasons.startsAt, now)))
    .orderBy(asc(bookingSeasons.id))
  const ids = seasons.map((season) => season.id)
  const packages =
    ids.length > 0
      ? await ctx.db
          .select()
          .from(seasonPackages)
          .where(inArray(seasonPackages.seasonId, ids))
          .orderBy(asc(seasonPackages.sort))
      : []
  const shown = seasons.filter((season) => names.has(season.gameId))
  return {
    seasons: shown.map((season) => presentSeason(season, { gameName: names.get(season.gameId) ?? '', packages, now })),
  }
}

const OWN_BOOKINGS = 50

export async function listBookings(ctx: UserCtx): Promise<{ list: BookingRow[] }> {
  const rows = await ctx.db
    .select({ booking: seasonBookings, season: bookingSeasons })
    .from(seasonBookings)
    .innerJoin(bookingSeasons, eq(bookingSeasons.id, seasonBookings.seasonId))
    .where(and(eq(seasonBookings.userId, ctx.user.userId), eq(seasonBookings.distId, ctx.dist.distId)))
    .orderBy(desc(seasonBookings.id))
    .limit(OWN_BOOKINGS)
  const names = await gameNames(ctx)
  return {
    list: rows.map((row) => presentBooking({ ...row, gameName: names.get(row.booking.gameId) ?? '游戏' }, ctx.now())),
  }
}
