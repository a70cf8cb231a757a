'use client'

import { call } from '@/lib/client/api'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods-types'

export interface OrderGoods {
  goods: GoodsDetail
  /** Own unused coupons of this site, those that end first in front; none when they could not be asked. */
  coupons: CouponRow[]
}

export const isCountable = (goods: Pick<GoodsDetail, 'goodsTypeId'>): boolean => !goodsType(goods.goodsTypeId).isUnique

/** The item about to be ordered. */
export function useOrderGoods(goodsSn: string): LoadState<OrderGoods> {
  return useLoad(goodsSn, async () => {
    const [goods, coupons] = await Promise.all([
      call('GET /goods/goodsInfo', { goodsSn }, { progress: true }),
      askCoupons(),
    ])
    return { goods, coupons }
  })
}

const MOST = '60'

/** An order is possible without them, so a failure takes none away. */
async function askCoupons(): Promise<CouponRow[]> {
  const answer = await call('GET /activity/coupon/couponList', { state: 'unused', pageSize: MOST }).catch(() => null)
  return answer?.list ?? []
}
