import { basicCover, type Cover, coverPrice } from '@/lib/shared/goods/covers'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'

export interface FeeConf {
  /** "6%" of the price, paid by the seller; the same in basis points. */
  feePercent: string
  feeBasisPoints: number
  /** Text yuan, where the share is less. */
  leastFee: string
  /** An account: its free cover is another. */
  unique: boolean
  /** "10%" of the price, paid by the buyer on top. */
  ensureTiers: readonly (Cover & { percent: string })[]
}

export interface NetQuote {
  fee: string
  /** What arrives in the seller's wallet. */
  net: string
  /** What the buyer pays without cover and with each tier. */
  buyer: { ensureId: number; name: string; fee: string; total: string }[]
}

/** Both sides of one sale, text yuan; undefined when the price is none. */
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
