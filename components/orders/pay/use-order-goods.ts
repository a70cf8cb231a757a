'use client'

import { call } from '@/lib/client/api'
import { keepBargains } from '@/lib/client/bargain-cache'
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
  /** Own unused coupons of this site, those that end first in front; none when they could not be asked. */
  coupons: CouponRow[]
  readAt: Date
  own: OwnOrder | null
  /** A price agreed on, which the item is kept for; `goods` then has that price, and one unit. */
  kept: KeptBargain | null
}

export interface KeptBargain {
  bargain: Bargain
  /** Epoch ms at which the API told it. */
  toldAt: number
}

/** The reader's order that stands for the item now. */
export interface OwnOrder {
  order: OrderRow
  /** Epoch ms at which the API told it: its clock counts from here. */
  toldAt: number
}

export const isCountable = (goods: Pick<GoodsDetail, 'goodsTypeId'>): boolean => !goodsType(goods.goodsTypeId).isUnique

export const isGone = ({ status, stock }: Pick<GoodsDetail, 'status' | 'stock'>): boolean =>
  status !== GOODS_STATUS.onShelf || stock < 1

/** The item about to be ordered. */
export function useOrderGoods(goodsSn: string): LoadState<OrderGoods> {
  return useLoad(goodsSn, async () => {
    const [listed, coupons, orders, bargain] = await Promise.all([
      call('GET /goods/goodsInfo', { goodsSn }, { progress: true }),
      askCoupons(),
      askOrdersOf(goodsSn),
      askKept(goodsSn),
    ])
    const goods = bargain ? { ...listed, price: bargain.price, stock: 1, reserved: false } : listed
    const order = standing(goods, orders)
    const [readAt, toldAt] = [serverNow(), Date.now()]
    return { goods, coupons, readAt, own: order ? { order, toldAt } : null, kept: bargain ? { bargain, toldAt } : null }
  })
}

const MOST = '60'

/** An order is possible without them, so a failure takes none away. */
async function askCoupons(): Promise<CouponRow[]> {
  const answer = await call('GET /activity/coupon/couponList', { state: 'unused', pageSize: MOST }).catch(() => null)
  return answer?.list ?? []
}

async function askOrdersOf(goodsSn: string): Promise<OrderRow[]> {
  const answer = await call('GET /order/queryOrderList', { belong: '2', keyWord: goodsSn }).catch(() => null)
  return answer?.orderList ?? []
}

async function askKept(goodsSn: string): Promise<Bargain | undefined> {
  const answer = await call('GET /goods/bargainingList', { goodsSn }).catch(() => null)
  if (answer) keepBargains(answer.list)
  return answer?.list.find((bargain) => bargain.state === 'kept')
}

/** One that waits for its payment; of what is gone the one that bought it. */
function standing(goods: GoodsDetail, orders: readonly OrderRow[]): OrderRow | undefined {
  const mine = orders.filter((order) => order.goodsSn === goods.goodsSn)
  return (
    mine.find((order) => order.status === 0) ??
    (isGone(goods) ? mine.find((order) => isPaidSide(order.status)) : undefined)
  )
}
