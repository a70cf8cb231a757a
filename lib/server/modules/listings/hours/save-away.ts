import { DAY_MS, startOfDay } from '@/lib/shared/time'
import { MOST_AWAY_DAYS } from '@/lib/shared/trade/open-hours'
import { sellerHours } from '../../../db/schema/listings/hours'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { releaseAwayGoods } from '../catalog/selling/release-away-goods'
import { withholdAwayGoods } from '../catalog/selling/withhold-away-goods'
import { purgeSeller } from './internal/purge-seller'
import type { HoursRow } from './types'

interface Away {
  /** The last day away, YYYY-MM-DD; '': back now. */
  until: string
  way: HoursRow['awayWay']
  note: string
}

/**
 * Says until when the caller is away, or that he is back. Meanwhile the goods are off the shelf, or shown without being
 * for sale; running orders keep their deadlines. Refuses INVALID_INPUT.
 */
export async function saveAway(ctx: UserCtx, { until, way, note }: Away): Promise<void> {
  const at = ctx.now()
  const awayUntil = until ? new Date(new Date(`${until}T00:00:00+08:00`).getTime() + DAY_MS) : null
  if (awayUntil && awayUntil <= at) throw refuse('INVALID_INPUT', '休假的最后一天不能早于今天', { field: 'until' })
  if (awayUntil && awayUntil.getTime() > startOfDay(at).getTime() + (MOST_AWAY_DAYS + 1) * DAY_MS)
    throw refuse('INVALID_INPUT', `一次最多休假 ${MOST_AWAY_DAYS} 天，更久请先下架商品`, { field: 'until' })
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const values = { awayUntil, awayWay: way, awayNote: awayUntil ? note : '', updatedAt: at }
    await tx
      .insert(sellerHours)
      .values({ userId, windows: [], ...values })
      .onConflictDoUpdate({ target: sellerHours.userId, set: values })
    if (awayUntil && way === 'hide') await withholdAwayGoods(tx, effects, { userId, at })
    else await releaseAwayGoods(tx, effects, { userId })
    await purgeSeller(tx, effects, userId)
  })
}
