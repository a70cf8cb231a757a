import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { bookingSeasons } from '../../../../db/schema/market/campaign'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { Season } from '../types'

/** Locks a season of the site until the transaction ends. Refuses NOT_FOUND. */
export async function lockSeason({ dist }: StaffCtx, tx: Tx, seasonId: number): Promise<Season> {
  const own = and(eq(bookingSeasons.id, seasonId), eq(bookingSeasons.distId, dist.distId))
  const [season] = await tx.select().from(bookingSeasons).where(own).for('update')
  if (!season) throw refuse('NOT_FOUND', '没有这个赛季')
  return season
}
