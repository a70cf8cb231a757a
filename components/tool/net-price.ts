import { BASIC_COVER, coverTotal } from '@/components/goods/cover-total'
import { netPrice } from '@/components/pay/order-quote'
import { passes } from '@/lib/shared/field-rules'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'

export interface FeeConf {
  /** "6%" of the price, paid by the seller. */
  feePercent: string
  /** "10%" of the price, paid by the buyer on top. */
  ensureTiers: readonly { ensureId: number; name: string; explain: string; percent: string }[]
}

export interface NetQuote {
  fee: string
  /** What arrives in the seller's wallet. */
  net: string
  /** What the buyer pays without cover and with each tier. */
  buyer: { ensureId: number; name: string; fee: string; total: string }[]
}

/** "12.5%" -> 1250 basis points. */
const basisPoints = (percent: string): number => Number(yuanToFen(percent.replace('%', '')))

/** Both sides of one sale, text yuan, rounded as an order is; undefined when the price is none. */
export function quoteSale(price: string, { feePercent, ensureTiers }: FeeConf): NetQuote | undefined {
  if (!passes('price', price)) return undefined
  const net = netPrice(price, feePercent)
  const tiers = [BASIC_COVER, ...ensureTiers.map((tier) => ({ ...tier, basisPoints: basisPoints(tier.percent) }))]
  return {
    net,
    fee: fenToYuan(yuanToFen(price) - yuanToFen(net)),
    buyer: tiers.map((tier) => ({ ensureId: tier.ensureId, name: tier.name, ...coverTotal(price, 1, tier) })),
  }
}
