import { fenToYuan, shareOf, yuanToFen } from '@/lib/shared/money'

/** A cover the buyer may add; `basisPoints` of the price, 1 % = 100. Id 0 is the free basic one. */
export interface CoverTier {
  ensureId: number
  name: string
  explain: string
  basisPoints: number
}

export const BASIC_COVER: CoverTier = { ensureId: 0, name: '基础保障', explain: '货款托管、客服验号', basisPoints: 0 }

/** What will be asked at payment: the cover is a share of price times number, rounded down, as the server counts it. Text yuan. */
export function coverTotal(price: string, num: number, tier: CoverTier): { fee: string; total: string } {
  const goods = yuanToFen(price) * BigInt(num)
  const fee = shareOf(goods, tier.basisPoints)
  return { fee: fenToYuan(fee), total: fenToYuan(goods + fee) }
}
