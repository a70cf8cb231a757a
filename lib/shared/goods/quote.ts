import { type Fen, fen, shareOf } from '../money/money'

export interface SaleQuote {
  /** Price times number. */
  goods: Fen
  ensure: Fen
  /** What the buyer pays, before a coupon. */
  total: Fen
  /** What the seller's payout is less by. */
  fee: Fen
}

/**
 * The price of a sale, for the pages and the server alike. `tier` is the cover, `bp` its share of the goods, or `fixed` what it costs whatever they cost; `feeBp` the
 * seller's fee, of the goods without the cover, which a page that shows the buyer's side leaves out. Shares are in basis
 * points and rounded down once, over the whole amount.
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

/** The platform's fee of a sum: a share of it, at least `leastFee` unless the share is none, at most the sum. */
export function feeOf(sum: bigint, { feeBp, leastFee }: { feeBp: number; leastFee: Fen }): Fen {
  const share = shareOf(sum, feeBp)
  const fee = feeBp > 0 && share < leastFee ? leastFee : share
  return fee < sum ? fee : fen(sum)
}

/** What `done` of `all` units come to of their price, rounded down: what was not handed over is paid back to the fen. */
export const partOf = (price: bigint, done: bigint, all: bigint): Fen => fen((price * done) / all)

export const RENT_UNITS = ['hour', 'night', 'day', 'week'] as const
export type RentUnit = (typeof RENT_UNITS)[number]
/** The deposit is for the whole term, however long. */
export type RentPrices = Record<RentUnit | 'deposit', Fen>

export function quoteRent({ prices, unit, num }: { prices: RentPrices; unit: RentUnit; num: number }): {
  rent: Fen
  deposit: Fen
  total: Fen
} {
  const rent = fen(prices[unit] * BigInt(num))
  return { rent, deposit: prices.deposit, total: fen(rent + prices.deposit) }
}

/** What an order comes to when only `part` of its `whole` units were delivered. */
interface PartQuote {
  goods: Fen
  ensure: Fen
  discount: Fen
  total: Fen
  fee: Fen
}

/**
 * Each sum by its share of units. A coupon stays covered by the fee: the discount is rounded down and the fee up, so that
 * parting an order never lets a discount exceed the fee it came with. What is left of each sum is given back, so both
 * parts sum to the whole.
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
    fee: sharedUp(sums.fee, BigInt(part), BigInt(whole)),
  }
}

/**
 * What a sale comes to when `back` of what its buyer paid for the goods goes back to the buyer. The discount shrinks in
 * the same proportion (rounded down) and the fee with the goods that are left (rounded up): a coupon never turns into
 * money by giving the goods back. `back` must be below goods less discount.
 */
export function quoteSplit(
  { goods, discount, fee }: Record<'goods' | 'discount' | 'fee', bigint>,
  back: bigint,
): { goods: Fen; discount: Fen; fee: Fen } {
  const paid = goods - discount
  const kept = paid - back
  if (back < 0n || kept <= 0n) throw new Error(`${back} of ${paid} cannot be given back`)
  const discountLeft = (discount * kept) / paid
  const goodsLeft = kept + discountLeft
  return { goods: fen(goodsLeft), discount: fen(discountLeft), fee: sharedUp(fee, goodsLeft, goods) }
}

const sharedUp = (sum: bigint, part: bigint, whole: bigint): Fen => fen((sum * part + whole - 1n) / whole)
