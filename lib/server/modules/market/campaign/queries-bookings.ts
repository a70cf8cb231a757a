import { asc, eq, isNotNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { seasonBookings } from '../../../db/schema/market/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findUsers } from '../../people/identity/queries'
import { findSeason } from './internal/find-season'
import { presentBookingsFile, presentSeasonBooking } from './present-bookings'
import type { Booking } from './types'

const MOST_EXPORTED = 5000

/**
 * Lists the bookings of a season of the site: active ones first, earliest first. The access to contacts is audited.
 * Refuses NOT_FOUND.
 */
export async function listSeasonBookings(ctx: StaffCtx, { seasonId, ...paging }: Paging & { seasonId: number }) {
  await findSeason(ctx, seasonId)
  const count = () => ctx.db.$count(seasonBookings, eq(seasonBookings.seasonId, seasonId))
  const found = await pageOf(bookingsOf(ctx, seasonId), count, paging)
  const bookingIds = found.list.filter(({ cancelledAt }) => cancelledAt === null).map(({ id }) => id)
  if (bookingIds.length > 0) {
    const entry = { action: 'season.contacts', target: `season:${seasonId}`, after: { bookingIds } } as const
    await inTx(ctx, (tx) => recordAudit(tx, ctx, entry))
  }
  const names = await namesFor(ctx, found.list)
  return presentPage(found, (booking) => presentSeasonBooking(booking, names))
}

/** Exports the same as a file, the first 5,000 rows. Refuses NOT_FOUND. */
export async function exportSeasonBookings(ctx: StaffCtx, { seasonId }: { seasonId: number }) {
  await findSeason(ctx, seasonId)
  const bookings = await bookingsOf(ctx, seasonId).limit(MOST_EXPORTED)
  if (bookings.length > 0) {
    const after = { rows: bookings.length }
    await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'season.export', target: `season:${seasonId}`, after }))
  }
  return presentBookingsFile(bookings, await namesFor(ctx, bookings))
}

const bookingsOf = ({ db }: StaffCtx, seasonId: number) =>
  db
    .select()
    .from(seasonBookings)
    .where(eq(seasonBookings.seasonId, seasonId))
    .orderBy(isNotNull(seasonBookings.cancelledAt), asc(seasonBookings.id))

async function namesFor(ctx: StaffCtx, bookings: readonly Booking[]) {
  const ids = bookings.map(({ userId }) => userId)
  const [games, people] = await Promise.all([gamesById(ctx), findUsers(ctx, ids)])
  return {
    gameName: (id: number) => games.get(id)?.name ?? '',
    nickName: (id: UserId) => people.get(id)?.nickName ?? '',
  }
}
