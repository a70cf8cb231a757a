import { basicCover, type Cover, coverPrice } from '@/lib/shared/goods/covers'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'

export interface FeeConf {
  /** e.g. "6%" of the price, paid by the seller; the same in basis points. */
  feePercent: string
  feeBasisPoints: number
  /** Minimum fee, yuan as text. */
  leastFee: string
  /** True for an account, which has a different free cover. */
  unique: boolean
  /** e.g. "10%" of the price, paid by the buyer in addition. */
  ensureTiers: readonly (Cover & { percent: string })[]
}

export interface NetQuote {
  fee: string
  /** Amount credited to the seller's wallet. */
  net: string
  /** Buyer's total without cover and with each tier. */
  buyer: { ensureId: number; name: string; fee: string; total: string }[]
}

/** Both sides of one sale, yuan as text; undefined if the price is invalid. */
export function quoteBothSides(
  price: string,
  { feeBasisPoints: feeBp, leastFee, unique, ensureTiers }: FeeConf,
): NetQuote | undefined {
  if (!passes('price', price)) return undefined
  const unit = yuanToFen(price)
  const { goods, fee } = quoteSale({ unit, num: 1, tier: null, feeBp, leastFee: yuanToFen(leastFee) })
  return {
    fee: fenToYuan(fee),
    net: fenToYuan(goods - fee),
    buyer: [basicCover(unique ? ACCOUNT : 0), ...ensureTiers].map((cover) => {
      const { ensureId, name } = cover
      const { ensure, total } = quoteSale({ unit, num: 1, tier: coverPrice(cover) })
      return { ensureId, name, fee: fenToYuan(ensure), total: fenToYuan(total) }
    }),
  }
}
