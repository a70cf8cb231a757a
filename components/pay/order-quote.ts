import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { fen, fenToYuan, shareOf, yuanToFen } from '@/lib/shared/money'

export interface OrderQuote {
  goods: string
  ensure: string
  /** What a coupon takes off the goods. */
  discount: string
  total: string
}
type Tier = Pick<GoodsDetail['ensureTiers'][number], 'fee'>

/**
 * What the buyer will pay, in text yuan. The cover fee is a share of the whole amount; `percent` ("10%") is that share.
 * Without it the fee of one unit is multiplied. A coupon lowers the goods, never the cover.
 */
export function quoteOrder(
  price: string,
  num: number,
  tier: Tier | undefined,
  percent?: string,
  coupon?: { amount: string },
): OrderQuote {
  const goods = yuanToFen(price) * BigInt(num)
  const ensure = tier ? feeOf(goods, num, tier, percent) : 0n
  const discount = coupon ? yuanToFen(coupon.amount) : 0n
  return {
    goods: fenToYuan(goods),
    ensure: fenToYuan(ensure),
    discount: fenToYuan(discount),
    total: fenToYuan(goods + ensure - discount),
  }
}

function feeOf(goods: bigint, num: number, tier: Tier, percent: string | undefined): bigint {
  if (num === 1 || !percent) return yuanToFen(tier.fee) * BigInt(num)
  return shareOf(goods, Number(yuanToFen(percent.replace('%', ''))))
}

/** What a seller receives for one unit after the fee, in text yuan; '' when the price cannot be read. */
export function netPrice(price: string, feePercent: string): string {
  try {
    const gross = yuanToFen(price)
    return fenToYuan(fen(gross - shareOf(gross, Number(yuanToFen(feePercent.replace('%', ''))))))
  } catch {
    return ''
  }
}
