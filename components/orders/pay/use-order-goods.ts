'use client'

import { call } from '@/lib/client/api'
import { saveBargains } from '@/lib/client/bargain-cache'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import type { Bargain } from '@/lib/contract/entities/bargain'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { OrderRow } from '@/lib/contract/entities/order'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { isPaidSide } from '@/lib/shared/trade/order-status'

export interface OrderGoods {
  goods: GoodsDetail
  /** Own unused coupons of this site, those expiring first in front; empty if they cannot be loaded. */
  coupons: CouponRow[]
  readAt: Date
  own: OwnOrder | null
  /** An agreed price for which the item is reserved; `goods` then has that price, and one unit. */
  held: HeldBargain | null
}

export interface HeldBargain {
  bargain: Bargain
  /** Epoch ms of the API response. */
  loadedAt: number
}

/** The user's current order of the item. */
export interface OwnOrder {
  order: OrderRow
  /** Epoch ms of the API response: start of its countdown. */
  loadedAt: number
}

export const isCountable = (goods: Pick<GoodsDetail, 'goodsTypeId'>): boolean => !goodsType(goods.goodsTypeId).isUnique

export const isGone = ({ status, stock }: Pick<GoodsDetail, 'status' | 'stock'>): boolean =>
  status !== GOODS_STATUS.onShelf || stock < 1

/** The item to be ordered. */
export function useOrderGoods(goodsSn: string): LoadState<OrderGoods> {
  return useLoad(goodsSn, async () => {
    const [listed, coupons, orders, bargain] = await Promise.all([
      call('GET /goods/goodsInfo', { goodsSn }, { progress: true }),
      askCoupons(),
      askOrdersOf(goodsSn),
      askHeldBargain(goodsSn),
    ])
    const goods = bargain ? { ...listed, price: bargain.price, stock: 1, reserved: false } : listed
    const order = standing(goods, orders)
    const [readAt, loadedAt] = [serverNow(), Date.now()]
    return {
      goods,
      coupons,
      readAt,
      own: order ? { order, loadedAt } : null,
      held: bargain ? { bargain, loadedAt } : null,
    }
  })
}

const MOST = '60'

/** Ordering is possible without coupons, so a failure returns an empty list. */
async function askCoupons(): Promise<CouponRow[]> {
  const answer = await call('GET /activity/coupon/couponList', { state: 'unused', pageSize: MOST }).catch(() => null)
  return answer?.list ?? []
}

async function askOrdersOf(goodsSn: string): Promise<OrderRow[]> {
  const answer = await call('GET /order/queryOrderList', { belong: '2', keyWord: goodsSn }).catch(() => null)
  return answer?.orderList ?? []
}

async function askHeldBargain(goodsSn: string): Promise<Bargain | undefined> {
  const answer = await call('GET /goods/bargainingList', { goodsSn }).catch(() => null)
  if (answer) saveBargains(answer.list)
  return answer?.list.find((bargain) => bargain.state === 'kept')
}

/** The order waiting for payment; if the item is gone, the order that bought it. */
function standing(goods: GoodsDetail, orders: readonly OrderRow[]): OrderRow | undefined {
  const mine = orders.filter((order) => order.goodsSn === goods.goodsSn)
  return (
    mine.find((order) => order.status === 0) ??
    (isGone(goods) ? mine.find((order) => isPaidSide(order.status)) : undefined)
  )
}
