import type { GoodsDetail, GoodsNow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'

/** The state of an item as its page was rendered. */
export const nowOf = ({
  price,
  stock,
  reserved,
  isRented,
  rentedUntil,
  status,
  ships,
  isAway,
}: GoodsNow): GoodsNow => ({
  price,
  stock,
  reserved,
  isRented,
  rentedUntil,
  status,
  ships,
  isAway,
})

export interface GoodsState {
  canBuy: boolean
  /** Text of the disabled buy button; '' if it is enabled. */
  word: string
  /** The reason, and what the visitor can do; '' if it is enabled. */
  reason: string
}

const HELD = '已有人下单，等待付款；超时未付款会重新上架'
const OPEN: GoodsState = { canBuy: true, word: '', reason: '' }
const closed = (word: string, reason: string): GoodsState => ({ canBuy: false, word, reason })

/** Until when an account is rented: 账号正在租用，12-01 10:00 到期. */
export const rentedText = (until: string): string => `账号正在租用，${until.slice(5, 16)} 到期`

/** Listed, even if currently reserved, so a seller can answer. */
export const isListed = (goods: Pick<GoodsDetail, 'status'>): boolean => goods.status === GOODS_STATUS.onShelf

/** Reserved or bought, possibly by the visitor. */
export const isTaken = ({ reserved, status }: Pick<GoodsDetail, 'reserved' | 'status'>): boolean =>
  reserved || status === GOODS_STATUS.sold

/** Whether this item can be ordered now. */
export function goodsState(
  goods: Pick<GoodsDetail, 'status' | 'reserved' | 'isRented' | 'rentedUntil' | 'stock' | 'ships' | 'isAway'>,
): GoodsState {
  if (goods.status === GOODS_STATUS.sold) return closed('已售出', '这件商品已经卖出，看看相近价位的商品')
  if (goods.status === GOODS_STATUS.review) return closed('审核中', '商品正在审核，通过后即可购买')
  if (goods.status === GOODS_STATUS.withheld) return closed('暂停出售', '这件商品暂停展示，看看相近价位的商品')
  if (goods.status === GOODS_STATUS.resting)
    return closed('待确认在售', '卖家还没有确认这件商品在售，看看相近价位的商品')
  if (goods.status !== GOODS_STATUS.onShelf) return closed('已下架', '卖家已下架这件商品，看看相近价位的商品')
  if (goods.rentedUntil) return closed('租用中', `${rentedText(goods.rentedUntil)}，不续租的话到期后可以购买`)
  if (goods.isRented) return closed('租用中', '账号已租出，归还后可以购买')
  if (goods.reserved) return closed('交易中', HELD)
  if (goods.stock < 1) return closed('已售罄', '库存已售完，看看相近价位的商品')
  if (goods.isAway) return closed('休假中', `卖家${goods.ships}，回来后可以下单`)
  return OPEN
}
