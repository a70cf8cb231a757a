import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { feeOf } from '@/lib/shared/goods/quote'
import { type Fen, fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'

/** What the delivering party receives from a price after the platform's fee, and the fee. */
export function incomeOf({ feeBasisPoints, leastFee }: CoinOffer, price: Fen): { income: string; fee: string } {
  const fee = feeOf(price, { feeBp: feeBasisPoints, leastFee: yuanToFen(leastFee) })
  return { income: fenToYuan(fen(price - fee)), fee: fenToYuan(fee) }
}
