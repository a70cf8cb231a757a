import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { lockListing } from '../../listings/catalog/stock/lock-listing'
import { assertUntied } from '../../money/ties/assert-untied'
import { holdPerson } from '../../people/identity/queries-person'
import { placeOffer } from './internal/place-offer'
import { readThread } from './internal/thread'
import { loadBargain } from './queries'
import { assertOffer } from './rules'
import type { FindOrderPause } from './types'

/**
 * Offers a lower price for an item that is open to bargaining. Refuses NOT_FOUND, GOODS_GONE, OWN_GOODS, BARGAIN_OFF,
 * BARGAIN_STATE, INVALID_INPUT, TOO_MANY, UNPAID_LIMIT, GOODS_RESERVED.
 */
export async function createBargain(
  ctx: UserCtx,
  { goodsSn, price }: { goodsSn: GoodsSn; price: Fen },
  findPause: FindOrderPause,
) {
  const buyerId = ctx.user.userId
  const bargainId = await inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, buyerId)
    const listing = await lockListing(ctx, tx, goodsSn)
    if (listing.sellerId === buyerId) throw refuse('OWN_GOODS', '不能对自己发布的商品议价')
    await assertUntied(tx, buyerId, listing.sellerId)
    if (!listing.isForSale) throw refuse('GOODS_GONE')
    if (!listing.bargain) throw refuse('BARGAIN_OFF')
    assertOffer(price, listing.priceFen)
    const before = await readThread(tx, { goodsSn, buyerId })
    if (before.some((row) => row.status === 'kept'))
      throw refuse('BARGAIN_STATE', '卖家已接受你的出价，请在保留时间内下单')
    return placeOffer(ctx, { tx, effects, item: { ...listing, goodsSn }, price, before, findPause })
  })
  return loadBargain(ctx, bargainId)
}
