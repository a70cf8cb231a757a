import type { OrderSn } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import { SERVICE_STARS } from '@/lib/shared/trade/service-rating'
import { serviceRatings } from '../../../db/schema/aftersales/ratings'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { isNoParty } from '../../money/ties/assert-no-party'
import { findServed } from '../../orders/trading/staff/queries-served'
import { ratingState } from './rules'

interface Rating {
  orderSn: OrderSn
  side: Party
  stars: number
  tags: string[]
  note: string
}

/**
 * Records a party's rating of the service on an order, once. Refuses NOT_FOUND, ELSEWHERE, INVALID_INPUT,
 * RATING_CLOSED, RATED.
 */
export async function recordServiceRating(ctx: UserCtx, { orderSn, side, stars, tags, note }: Rating): Promise<void> {
  const { userId } = ctx.user
  const served = await findServed(ctx, orderSn)
  const { orderId, party, staffId, distId } = served
  if (party !== side) throw refuse('INVALID_INPUT', '链接与你的身份不符，请从订单进入')
  const known: readonly string[] = SERVICE_STARS.find((level) => level.stars === stars)?.tags ?? []
  if (tags.some((tag) => !known.includes(tag))) throw refuse('INVALID_INPUT', '请选择列出的标签', { field: 'tags' })
  const at = ctx.now()
  if (ratingState(served, false, at) !== 'open' || staffId === null) throw refuse('RATING_CLOSED')
  // staff cannot rate themselves through another account
  if (!(await isNoParty(ctx.db, staffId, [userId]))) throw refuse('RATING_CLOSED')
  const [saved] = await ctx.db
    .insert(serviceRatings)
    .values({ orderId, side, userId, distId, staffId, stars, tags: [...new Set(tags)], note, createdAt: at })
    .onConflictDoNothing()
    .returning({ orderId: serviceRatings.orderId })
  if (!saved) throw refuse('RATED')
}
