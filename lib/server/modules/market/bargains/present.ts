import type { Bargain } from '@/lib/contract/entities/bargain'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { BargainSide } from '@/lib/shared/goods/bargain'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import type { bargainTerms } from '../../../db/schema/market/bargains'
import type { PublicUser } from '../../people/identity/queries'
import { offersLeftOf } from './internal/thread'
import { answersOf, type Listing, stateOf } from './rules'
import { BUTTONS, wordsOf } from './rules-words'
import type { BargainRow } from './types'

interface Around {
  goods: GoodsRow | undefined
  people: ReadonlyMap<number, PublicUser>
  reader: UserId
  /** The seller's fee for a price. */
  feeOf: (goods: GoodsRow, price: Fen) => Fen
  at: Date
}

const listingOf = (goods: GoodsRow | undefined): Listing | undefined =>
  goods && { priceFen: yuanToFen(goods.price), isForSale: goods.status === GOODS_STATUS.onShelf }

/** Returns a thread, latest offer first, as shown to one of its two sides. */
export function presentBargain(rows: readonly BargainRow[], { goods, people, reader, feeOf, at }: Around): Bargain {
  const [last] = rows
  if (!last) throw new Error('a thread has an offer')
  const side: BargainSide = last.buyerId === reader ? 'buyer' : 'seller'
  const state = stateOf(last, listingOf(goods), at)
  const offersLeft = offersLeftOf(rows)
  const priceBy = (by: BargainSide) => rows.find((row) => row.by === by)?.priceFen
  const [bargaPrice, counterPrice] = [priceBy('buyer'), priceBy('seller')]
  const isLive = state === 'open' || state === 'kept'
  return {
    bargainId: last.id,
    goodsSn: last.goodsSn,
    goods: goods ?? null,
    side,
    by: last.by,
    state,
    ...wordsOf(state, last, side),
    price: fenToYuan(last.priceFen),
    net: side === 'seller' && goods && isLive ? fenToYuan(last.priceFen - feeOf(goods, last.priceFen)) : '',
    orderPath: state === 'kept' && side === 'buyer' ? `/wares/${last.goodsSn}/order?bargainId=${last.id}` : '',
    listPrice: fenToYuan(last.listPriceFen),
    sellrBargaPrice: bargaPrice === undefined ? '' : fenToYuan(bargaPrice),
    sellrCounterofferPrice: counterPrice === undefined ? '' : fenToYuan(counterPrice),
    buyer: maskName(people.get(last.buyerId)?.nickName ?? '已注销用户'),
    seller: maskName(people.get(last.sellerId)?.nickName ?? '已注销用户'),
    offersLeft,
    secondsLeft: isLive ? Math.max(0, Math.ceil((last.dueAt.getTime() - at.getTime()) / 1000)) : 0,
    createTime: formatDateTime(last.createdAt),
    history: rows.map((row) => ({
      by: row.by,
      price: fenToYuan(row.priceFen),
      createTime: formatDateTime(row.createdAt),
    })),
    actions: answersOf(state, last.by, side, offersLeft).map((handle) => ({
      handle,
      ...(state === 'kept' ? { ...BUTTONS.withdraw, label: '放弃' } : BUTTONS[handle]),
    })),
  }
}

export const presentTerms = (terms: typeof bargainTerms.$inferSelect | undefined, bargain: boolean) => ({
  bargain,
  floor: terms?.floorFen == null ? '' : fenToYuan(terms.floorFen),
  accept: terms?.acceptFen == null ? '' : fenToYuan(terms.acceptFen),
})
