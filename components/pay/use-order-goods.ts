'use client'

import { type Loaded, useLoad } from '@/components/order/use-load'
import { call } from '@/lib/client/api'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods-types'

export interface OrderGoods {
  goods: GoodsDetail
  /** Cover tier id -> share of the amount, e.g. "10%"; empty when it is not known. */
  percents: Record<number, string>
  /** Own unused coupons of this site, those that end first in front; none when they could not be asked. */
  coupons: CouponRow[]
}

export const isCountable = (goods: Pick<GoodsDetail, 'goodsTypeId'>): boolean => !goodsType(goods.goodsTypeId).isUnique

/** The item about to be ordered. Cover shares are only needed where a quantity can be chosen. */
export function useOrderGoods(goodsSn: string): Loaded<OrderGoods> {
  return useLoad(goodsSn, async () => {
    const [goods, coupons] = await Promise.all([
      call('GET /goods/goodsInfo', { goodsSn }, { notMsg: true }),
      askCoupons(),
    ])
    if (!isCountable(goods) || goods.ensureTiers.length === 0) return { goods, coupons, percents: {} }
    const kind = { gameId: String(goods.gameId), goodsTypeId: String(goods.goodsTypeId) }
    const conf = await call('GET /goods/getGoodsUpperConf', kind, { notMsg: true, quiet: true }).catch(() => null)
    return {
      goods,
      coupons,
      percents: Object.fromEntries(conf?.ensureTiers.map((tier) => [tier.ensureId, tier.percent]) ?? []),
    }
  })
}

const MOST = '60'

/** An order is possible without them, so a failure takes none away. */
async function askCoupons(): Promise<CouponRow[]> {
  const answer = await call(
    'GET /activity/coupon/couponList',
    { state: 'unused', pageSize: MOST },
    { notMsg: true, quiet: true },
  ).catch(() => null)
  return answer?.list ?? []
}
