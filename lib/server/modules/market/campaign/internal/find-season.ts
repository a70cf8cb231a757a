import { and, eq } from 'drizzle-orm'
import { bookingSeasons } from '../../../../db/schema/market/campaign'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { Season } from '../types'

/** Returns a season of the site. Refuses NOT_FOUND. */
export async function findSeason({ db, dist }: StaffCtx, seasonId: number): Promise<Season> {
  const own = and(eq(bookingSeasons.id, seasonId), eq(bookingSeasons.distId, dist.distId))
  const [season] = await db.select().from(bookingSeasons).where(own)
  if (!season) throw refuse('NOT_FOUND', '没有这个赛季')
  return season
}
