/** Price bands of the list filter, yuan; the same steps as on the covers. Bounds are inclusive. */
interface PriceBand {
  label: string
  minPrice?: string
  maxPrice?: string
}

export const PRICE_BANDS: readonly PriceBand[] = [
  { label: '100 以下', maxPrice: '100' },
  { label: '100–500', minPrice: '100', maxPrice: '500' },
  { label: '500–2000', minPrice: '500', maxPrice: '2000' },
  { label: '2000–10000', minPrice: '2000', maxPrice: '10000' },
  { label: '10000 以上', minPrice: '10000' },
]

/** Bands of an hourly rent. */
export const RENT_BANDS: readonly PriceBand[] = [
  { label: '2 以下', maxPrice: '2' },
  { label: '2–5', minPrice: '2', maxPrice: '5' },
  { label: '5–10', minPrice: '5', maxPrice: '10' },
  { label: '10 以上', minPrice: '10' },
]

type Range = Pick<PriceBand, 'minPrice' | 'maxPrice'>

export const isBand = (band: PriceBand, { minPrice, maxPrice }: Range): boolean =>
  band.minPrice === minPrice && band.maxPrice === maxPrice

/** e.g. "¥500–2000", "¥100 以下"; undefined without a bound. */
export function rangeText({ minPrice, maxPrice }: Range): string | undefined {
  if (minPrice && maxPrice) return `¥${minPrice}–${maxPrice}`
  if (minPrice) return `¥${minPrice} 以上`
  return maxPrice ? `¥${maxPrice} 以下` : undefined
}
