import { rentedText } from '@/components/listings/goods/goods-state'
import type { GoodsNow } from '@/lib/contract/entities/goods'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'

export type RentTerms = OutputOf<ApiContract['GET /rental/terms']>

/** State of an account for rent that may change while its page is open. */
export interface RentNow {
  goods: GoodsNow
  terms: RentTerms
}

/** Why an account cannot be rented now; '' if it can. A rented account is reserved until it is returned. */
export function whyNotNow({ goods, terms }: RentNow): string {
  if (goods.status === GOODS_STATUS.sold) return '这个账号已经卖出，看看同游戏其他可租账号'
  if (goods.status !== GOODS_STATUS.onShelf) return '号主已下架这个账号，看看同游戏其他可租账号'
  if (terms.rentedUntil) return `${rentedText(terms.rentedUntil)}，不续租的话到期后可以租`
  if (terms.isRented) return '账号已租出，归还后可以租用'
  if (goods.reserved || goods.stock < 1) return '已有人下单，等待付款；超时未付款可以再租'
  if (goods.isAway && !terms.isAuto) return `号主${goods.ships}，回来后可以租用`
  if (terms.pausedUntil) return `账号刚刚归还，${terms.pausedUntil.slice(11, 16)} 后可以租用`
  return ''
}
