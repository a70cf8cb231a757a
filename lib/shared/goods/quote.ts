import { type Fen, fen, shareOf, yuanToFen } from '../money/money'

export interface SaleQuote {
  /** Price times quantity. */
  goods: Fen
  ensure: Fen
  /** Buyer's total before a coupon. */
  total: Fen
  /** Deducted from the seller's payout. */
  fee: Fen
}

/**
 * The price of a sale, used by both pages and server. `tier` is the cover, `bp` its price as a share of the goods, or
 * `fixed` its fixed price; `feeBp` is the seller's fee on the goods without the cover, omitted by pages for buyers.
 * Shares are in basis points and rounded down once, over the whole amount.
 */
export function quoteSale({
  unit,
  num,
  tier,
  feeBp = 0,
  leastFee = fen(0),
}: {
  unit: Fen
  num: number
  tier: { bp: number; fixed?: Fen | null } | null
  feeBp?: number
  leastFee?: Fen
}): SaleQuote {
  const goods = fen(unit * BigInt(num))
  const ensure = tier?.fixed ?? shareOf(goods, tier?.bp ?? 0)
  return { goods, ensure, total: fen(goods + ensure), fee: feeOf(goods, { feeBp, leastFee }) }
}

/** What the seller of one unit gets; `leastFee` in yuan, as the API states it. */
export function netOf(unit: Fen, { feeBasisPoints, leastFee }: { feeBasisPoints: number; leastFee: string }): Fen {
  return fen(unit - feeOf(unit, { feeBp: feeBasisPoints, leastFee: yuanToFen(leastFee) }))
}

/** The platform's fee for a sum: a share of it, at least `leastFee` unless the share is zero, at most the sum. */
export function feeOf(sum: bigint, { feeBp, leastFee }: { feeBp: number; leastFee: Fen }): Fen {
  const share = shareOf(sum, feeBp)
  const fee = feeBp > 0 && share < leastFee ? leastFee : share
  return fee < sum ? fee : fen(sum)
}

/** Price of `done` out of `all` units, rounded down; the rest is refunded exactly. */
export const partOf = (price: bigint, done: bigint, all: bigint): Fen => fen((price * done) / all)

/** Amounts of an order of which only `part` of `whole` units were delivered. */
interface PartQuote {
  goods: Fen
  ensure: Fen
  discount: Fen
  total: Fen
  fee: Fen
}

/**
 * Splits each sum by the share of units, rounded down. A coupon that the whole fee covers stays covered by the fee of a
 * part. The remainder of each sum is refunded, so both parts add up to the whole.
 */
export function quotePart(
  sums: Record<'goods' | 'ensure' | 'discount' | 'fee', bigint>,
  { part, whole }: { part: number; whole: number },
): PartQuote {
  const share = (sum: bigint): bigint => partOf(sum, BigInt(part), BigInt(whole))
  const goods = share(sums.goods)
  const ensure = share(sums.ensure)
  const discount = share(sums.discount)
  return {
    goods: fen(goods),
    ensure: fen(ensure),
    discount: fen(discount),
    total: fen(goods + ensure - discount),
    fee: feePart(sums.fee, BigInt(part), BigInt(whole)),
  }
}

/**
 * Amounts of a sale after refunding `back` of the price the buyer paid for the goods. The discount shrinks in the same
 * proportion and the fee with the remaining goods, both rounded down: a fee that covered the discount still does, so
 * that a coupon never turns into money by a refund. `back` must be below goods minus discount.
 */
export function quoteSplit(
  { goods, discount, fee }: Record<'goods' | 'discount' | 'fee', bigint>,
  back: bigint,
): { goods: Fen; discount: Fen; fee: Fen } {
  const paid = goods - discount
  const remaining = paid - back
  if (back < 0n || remaining <= 0n) throw new Error(`${back} of ${paid} cannot be given back`)
  const discountLeft = (discount * remaining) / paid
  const goodsLeft = remaining + discountLeft
  return { goods: fen(goodsLeft), discount: fen(discountLeft), fee: feePart(fee, goodsLeft, goods) }
}

/** The fee of a part of the goods: its share of the whole fee, rounded down as the fee itself is, but not to nothing. */
function feePart(fee: bigint, part: bigint, whole: bigint): Fen {
  const share = partOf(fee, part, whole)
  return fee > 0n && share === 0n ? fen(1) : share
}

/** What a delivery of a part of the units pays and returns; `fineBp`: share of the rest that a merchant pays for it. */
export function quoteDelivery(
  { goods, fee, fineBp }: { goods: bigint; fee: bigint; fineBp: number },
  units: { part: number; whole: number },
): { goods: Fen; fee: Fen; income: Fen; back: Fen; fine: Fen } {
  const paid = quotePart({ goods, ensure: 0n, discount: 0n, fee }, units)
  const back = fen(goods - paid.goods)
  return { goods: paid.goods, fee: paid.fee, income: fen(paid.goods - paid.fee), back, fine: shareOf(back, fineBp) }
}
