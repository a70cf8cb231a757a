'use client'

import { type Loaded, useLoad } from '@/components/order/use-load'
import { call } from '@/lib/client/api'
import type { GoodsDetail } from '@/lib/contract/entities/goods'

export interface OrderGoods {
  goods: GoodsDetail
  /** Cover tier id -> share of the amount, e.g. "10%"; empty when it is not known. */
  percents: Record<number, string>
}

const ACCOUNT = 1

export const isCountable = (goods: Pick<GoodsDetail, 'goodsTypeId'>): boolean => goods.goodsTypeId !== ACCOUNT

/** The item about to be ordered. Cover shares are only needed where a quantity can be chosen. */
export function useOrderGoods(goodsSn: string): Loaded<OrderGoods> {
  return useLoad(goodsSn, async () => {
    const goods = await call('GET /goods/goodsInfo', { goodsSn }, { notMsg: true })
    if (!isCountable(goods) || goods.ensureTiers.length === 0) return { goods, percents: {} }
    const kind = { gameId: String(goods.gameId), goodsTypeId: String(goods.goodsTypeId) }
    const conf = await call('GET /goods/getGoodsUpperConf', kind, { notMsg: true, quiet: true }).catch(() => null)
    return { goods, percents: Object.fromEntries(conf?.ensureTiers.map((tier) => [tier.ensureId, tier.percent]) ?? []) }
  })
}
