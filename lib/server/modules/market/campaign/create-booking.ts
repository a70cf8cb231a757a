import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { BookingRow } from '@/lib/contract/entities/campaign'
import type { SeasonService } from '@/lib/shared/trade/season-services'
import { bookingSeasons, seasonBookings } from '../../../db/schema/market/campaign'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { findGame, loadGameFilter, resolvePlace } from '../../listings/catalog/games/queries-games'
import { accountsOfPerson, holdPerson } from '../../people/identity/queries-person'
import { presentBooking } from './present'

export interface BookingForm {
  seasonId: number
  service: SeasonService
  areaId?: number
  serverId?: number
  contactType: 'qq' | 'wechat' | 'mobile'
  contact: string
  note?: string
}

/**
 * Books one place of a season for the caller's person. Refuses NOT_FOUND, INVALID_INPUT, BOOKING_CLOSED,
 * ALREADY_BOOKED, NO_PLACES.
 */
export async function createBooking(ctx: UserCtx, form: BookingForm): Promise<BookingRow> {
  const { seasonId, areaId, serverId, service, contactType, contact, note = '' } = form
  const [season] = await ctx.db
    .select()
    .from(bookingSeasons)
    .where(and(eq(bookingSeasons.id, seasonId), eq(bookingSeasons.distId, ctx.dist.distId)))
  if (!season) throw refuse('NOT_FOUND', '预约活动不存在')
  const { gameId } = season
  const [game, filter] = [await findGame(ctx, gameId), await loadGameFilter(ctx, gameId)]
  if (filter.areas.length > 0 && !areaId) throw refuse('INVALID_INPUT', '请选择游戏大区', { field: 'areaId' })
  const { areaName, serverName } = await resolvePlace(ctx, { gameId, areaId, serverId })
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    if (at >= season.bookUntil) throw refuse('BOOKING_CLOSED')
    await holdPerson(tx, ctx.user.userId)
    const ofPerson = inArray(seasonBookings.userId, accountsOfPerson(ctx.user.userId))
    const live = and(ofPerson, eq(seasonBookings.seasonId, seasonId), isNull(seasonBookings.cancelledAt))
    if ((await tx.$count(seasonBookings, live)) > 0) throw refuse('ALREADY_BOOKED')
    const booking = singleRow(
      await tx
        .insert(seasonBookings)
        .values({
          seasonId,
          distId: season.distId,
          userId: ctx.user.userId,
          gameId,
          service,
          areaName,
          serverName,
          contactType,
          contact,
          note,
          createdAt: at,
        })
        .returning(),
    )
    const taken = await tx
      .update(bookingSeasons)
      .set({ taken: sql`${bookingSeasons.taken} + 1` })
      .where(and(eq(bookingSeasons.id, seasonId), lt(bookingSeasons.taken, bookingSeasons.places)))
      .returning({ taken: bookingSeasons.taken })
    if (taken.length === 0) throw refuse('NO_PLACES')
    if (taken[0]?.taken === season.places) effects.purge('seasons')
    return presentBooking({ booking, season, gameName: game.name }, at)
  })
}
