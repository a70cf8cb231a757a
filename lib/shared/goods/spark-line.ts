/** Size of the drawing area. */
export const [SPARK_WIDE, SPARK_HIGH] = [240, 56]

/**
 * Points of an SVG polyline through prices of equal periods, e.g. "56,14 107,49"; periods without a sale are bridged.
 * Empty for fewer than two prices.
 */
export function sparkLine(prices: readonly (number | null)[]): string {
  const known = prices.flatMap((price, i) => (price === null ? [] : [{ price, i }]))
  if (known.length < 2) return ''
  const least = Math.min(...known.map(({ price }) => price))
  const most = Math.max(...known.map(({ price }) => price))
  return known
    .map(({ price, i }) => [
      Math.round(4 + (i / (prices.length - 1)) * (SPARK_WIDE - 8)),
      Math.round(SPARK_HIGH - 6 - ((price - least) / (most - least || 1)) * (SPARK_HIGH - 12)),
    ])
    .map((spot) => spot.join(','))
    .join(' ')
}
