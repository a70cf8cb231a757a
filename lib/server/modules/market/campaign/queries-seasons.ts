import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { BookingRow, Season } from '@/lib/contract/entities/campaign'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { kindOfService, seasonHours } from '@/lib/shared/trade/season-services'
import type { Db } from '../../../db/client'
import { bookingSeasons, seasonBookings, seasonPackages } from '../../../db/schema/market/campaign'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { presentBooking, presentSeason } from './present'

/** Days after the start of a season for which a booking gives priority. */
const PRIORITY_DAYS = 14

/** Returns upcoming seasons of this host, with their packages; games the host does not show are omitted. */
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

/**
 * Returns whether there is an active booking for a season of this game that is upcoming or started in the last two
 * weeks; such services have priority.
 */
export async function isBooked(
  db: Db,
  { userId, distId, gameId, at }: { userId: UserId; distId: number; gameId: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: seasonBookings.id })
    .from(seasonBookings)
    .innerJoin(bookingSeasons, eq(bookingSeasons.id, seasonBookings.seasonId))
    .where(
      and(
        eq(seasonBookings.userId, userId),
        eq(seasonBookings.distId, distId),
        eq(seasonBookings.gameId, gameId),
        isNull(seasonBookings.cancelledAt),
        gt(bookingSeasons.startsAt, new Date(at.getTime() - PRIORITY_DAYS * DAY_MS)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns a season's package, orderable until the season begins: its work, with the price per match of a convoy. */
export async function findSeasonPackage(
  db: Db,
  { packageId, distId, at }: { packageId: number; distId: number; at: Date },
) {
  const [row] = await db
    .select({ pack: seasonPackages, season: bookingSeasons })
    .from(seasonPackages)
    .innerJoin(bookingSeasons, eq(bookingSeasons.id, seasonPackages.seasonId))
    .where(and(eq(seasonPackages.id, packageId), eq(bookingSeasons.distId, distId), gt(bookingSeasons.startsAt, at)))
  if (!row) return undefined
  const { pack, season } = row
  return {
    kind: kindOfService(pack.service),
    gameId: season.gameId,
    title: season.title,
    startsAt: season.startsAt,
    name: pack.name,
    lines: pack.lines,
    hours: seasonHours(pack.days),
    matches: pack.matches,
    priceFen: fen(pack.priceFen / BigInt(pack.matches)),
  }
}
