import { and, eq, or } from 'drizzle-orm'
import type { BargainAnswer, BargainSide } from '@/lib/shared/goods/bargain'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { bargains } from '../../../db/schema/market/bargains'
import type { Effects, UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { lockListing } from '../../listings/catalog/stock/lock-listing'
import { releaseReservation } from '../../listings/catalog/stock/release-reservation'
import { holdPerson } from '../../people/identity/queries-person'
import { assertUnlimited } from '../../people/limits/rules'
import { assertNotCancelledOften } from './internal/assert-not-cancelled-often'
import { heldUntil, holdUnit } from './internal/hold-unit'
import { notifySide } from './internal/notify-side'
import { placeOffer } from './internal/place-offer'
import { addOffer, closeOffer, readThread } from './internal/thread'
import { loadBargain } from './queries'
import { assertCounter, stateOf } from './rules'
import type { BargainRow, FindOrderPause } from './types'

interface AnswerInput {
  bargainId: number
  handle: BargainAnswer
  /** The price of a counter-offer. */
  price?: Fen
}
type Listing = Awaited<ReturnType<typeof lockListing>>
interface Answering {
  tx: Tx
  effects: Effects
  row: BargainRow
  listing: Listing
  side: BargainSide
  price?: Fen
  findPause: FindOrderPause
}

/**
 * Accepts, refuses or counters the other side's price, or withdraws one's own; a buyer may also give up an agreed
 * price. Locks the buyer's person first, then the item, like an order. Refuses NOT_FOUND, FORBIDDEN, BARGAIN_STATE,
 * INVALID_INPUT, TOO_MANY, UNPAID_LIMIT, GOODS_RESERVED.
 */
export async function answerBargain(
  ctx: UserCtx,
  { bargainId, handle, price }: AnswerInput,
  findPause: FindOrderPause,
) {
  const { userId } = ctx.user
  const mine = and(eq(bargains.id, bargainId), or(eq(bargains.buyerId, userId), eq(bargains.sellerId, userId)))
  const { goodsSn, buyerId } = bargains
  const [known] = await ctx.db.select({ goodsSn, buyerId }).from(bargains).where(mine)
  if (!known) throw refuse('NOT_FOUND', '没有这笔议价')
  const last = await inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, known.buyerId)
    const listing = await lockListing(ctx, tx, known.goodsSn)
    const [row] = await tx.select().from(bargains).where(mine)
    if (!row || row.status === 'superseded') throw refuse('BARGAIN_STATE', '已有新的价格，请刷新后查看')
    const side: BargainSide = row.buyerId === userId ? 'buyer' : 'seller'
    if (handle === 'accept' || handle === 'counter') assertUnlimited(ctx.user.limits, side === 'buyer' ? 'buy' : 'list')
    return ANSWERS[handle](ctx, { tx, effects, row, listing, side, price, findPause })
  })
  return loadBargain(ctx, last)
}

/** Each resolves with the thread's last offer. */
const ANSWERS: Record<BargainAnswer, (ctx: UserCtx, answering: Answering) => Promise<number>> = {
  async accept(ctx, answering) {
    const { tx, effects, row } = answering
    assertAnswerable(ctx, answering)
    const { id, goodsSn, buyerId, listPriceFen: listPrice } = row
    const { side, listing, findPause } = answering
    await assertNotCancelledOften(ctx, tx, { item: { ...listing, goodsSn }, buyerId, side, findPause })
    await holdUnit(tx, { goodsSn, buyerId, listPrice })
    await tx
      .update(bargains)
      .set({ status: 'kept', dueAt: heldUntil(ctx.now()) })
      .where(eq(bargains.id, id))
    effects.purge(`goods:${goodsSn}`)
    await tellOther(ctx, answering, 'accepted')
    return id
  },
  async refuse(ctx, answering) {
    assertAnswerable(ctx, answering)
    await closeOffer(answering.tx, { id: answering.row.id, status: 'refused', at: ctx.now() })
    await tellOther(ctx, answering, 'refused')
    return answering.row.id
  },
  async counter(ctx, answering) {
    const { tx, effects, row, listing, side, price, findPause } = answering
    assertAnswerable(ctx, answering)
    if (price === undefined) throw refuse('INVALID_INPUT', '请填写价格', { field: 'price' })
    assertCounter(price, row.priceFen, side, listing.priceFen)
    const { goodsSn, buyerId, sellerId, distId } = row
    if (side === 'buyer') {
      const before = await readThread(tx, row)
      return placeOffer(ctx, { tx, effects, item: { ...listing, goodsSn }, price, before, findPause })
    }
    const at = ctx.now()
    await closeOffer(tx, { id: row.id, status: 'superseded', at })
    const offer = { goodsSn, buyerId, sellerId, distId, by: side, priceFen: price, listPriceFen: listing.priceFen }
    const id = await addOffer(tx, offer, { status: 'open', at })
    await notifySide(tx, effects, { side: 'buyer', row: { ...offer, id }, title: listing.title, news: 'countered', at })
    return id
  },
  async withdraw(ctx, { tx, effects, row, listing, side }) {
    const state = stateOf(row, listing, ctx.now())
    if (state === 'kept' && side === 'buyer') {
      await releaseReservation(tx, { goodsSn: row.goodsSn, num: 1 })
      effects.purge(`goods:${row.goodsSn}`)
      await closeOffer(tx, { id: row.id, status: 'lapsed', at: ctx.now() })
      return row.id
    }
    if (state !== 'open') throw refuse('BARGAIN_STATE')
    if (row.by !== side) throw refuse('FORBIDDEN')
    await closeOffer(tx, { id: row.id, status: 'withdrawn', at: ctx.now() })
    return row.id
  },
}

const tellOther = (ctx: UserCtx, { tx, effects, row, listing, side }: Answering, news: 'accepted' | 'refused') =>
  notifySide(tx, effects, {
    side: side === 'buyer' ? 'seller' : 'buyer',
    row,
    title: listing.title,
    news,
    at: ctx.now(),
  })

/** Refuses FORBIDDEN, BARGAIN_STATE. */
function assertAnswerable(ctx: UserCtx, { row, listing, side }: Answering): void {
  const state = stateOf(row, listing, ctx.now())
  if (state === 'void') throw refuse('BARGAIN_STATE', '商品已改价或下架，原出价作废')
  if (state === 'expired') throw refuse('BARGAIN_STATE', '出价已过期，可以重新出价')
  if (state !== 'open') throw refuse('BARGAIN_STATE')
  if (row.by === side) throw refuse('FORBIDDEN', '请等待对方回复')
}
