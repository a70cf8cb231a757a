import { BARGAIN } from '@/lib/shared/goods/bargain'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordEvents } from '../../../core/webhooks/record-events'
import type { BargainRow, FindOrderPause } from '../types'
import { assertNotCancelledOften } from './assert-not-cancelled-often'
import { heldUntil, holdUnit } from './hold-unit'
import { notifySide } from './notify-side'
import { addOffer, closeOffer, countOffers, termsOf } from './thread'

interface Item {
  goodsSn: GoodsSn
  gameId: number
  goodsTypeId: number
  title: string
  sellerId: UserId
  priceFen: Fen
}

/**
 * Makes a buyer's offer, answered at once if the seller's terms say so. It replaces the open offer. Refuses TOO_MANY,
 * UNPAID_LIMIT, GOODS_RESERVED.
 */
export async function placeOffer(
  ctx: UserCtx,
  {
    tx,
    effects,
    item,
    price,
    before,
    findPause,
  }: {
    tx: Tx
    effects: Effects
    item: Item
    price: Fen
    before: readonly BargainRow[]
    findPause: FindOrderPause
  },
): Promise<number> {
  const { goodsSn, sellerId, priceFen: listPriceFen } = item
  const buyerId = ctx.user.userId
  const at = ctx.now()
  if ((await countOffers(tx, { goodsSn, buyerId })) >= BARGAIN.offers)
    throw refuse('TOO_MANY', `每件商品最多出价${BARGAIN.offers}次，可以按售价购买`)
  await assertNotCancelledOften(ctx, tx, { item, buyerId, side: 'buyer', findPause })
  const open = before.find((row) => row.status === 'open')
  if (open) await closeOffer(tx, { id: open.id, status: 'superseded', at })
  const { floorFen, acceptFen } = await termsOf(tx, goodsSn)
  const offer = {
    goodsSn,
    buyerId,
    sellerId,
    distId: ctx.dist.distId,
    by: 'buyer',
    priceFen: price,
    listPriceFen,
  } as const
  if (floorFen !== null && price < floorFen) return addOffer(tx, offer, { status: 'refused', at })
  const tell = async (id: number, news: 'offered' | 'accepted') => {
    await notifySide(tx, effects, { side: 'seller', row: { ...offer, id }, title: item.title, news, at })
    const owner = { kind: 'seller', id: sellerId, distId: offer.distId } as const
    await recordEvents(tx, { facts: [{ owner, type: 'bargain.offered', object: `bargain:${id}` }], at })
  }
  if (acceptFen === null || price < acceptFen) {
    const id = await addOffer(tx, offer, { status: 'open', at })
    await tell(id, 'offered')
    return id
  }
  await holdUnit(tx, { goodsSn, buyerId, listPrice: listPriceFen })
  effects.purge(`goods:${goodsSn}`)
  const id = await addOffer(tx, offer, { status: 'kept', at, dueAt: heldUntil(at) })
  await tell(id, 'accepted')
  return id
}
