import type { CoinKind } from './coin-terms'

/** percent: by a share of the own ratio; best: next to the best of the rivals. */
export const RATIO_WAYS = ['percent', 'best'] as const
export type RatioWay = (typeof RATIO_WAYS)[number]
/** Largest share entered, in basis points. */
export const MOST_RATIO_BP = 2000
/** A ratio changes at most by this share at once: a rival's joke offer must not sell the stock for nothing. */
const MOST_JUMP_BP = 5000n

/** Whether a merchant's ratio is better for the other side. */
export const isBetterRatio = (kind: CoinKind, ratio: bigint, than: bigint): boolean =>
  kind === 'sell' ? ratio > than : ratio < than

/**
 * Returns a new ratio, in hundredths of a unit, rounded down; null: there is no rival. `bp` in basis points: of percent
 * with its sign, of best how much worse for the other side than the best rival, at least 0.
 */
export function changedRatio(
  { kind, ratio, best }: { kind: CoinKind; ratio: bigint; best: bigint | null },
  { way, bp }: { way: RatioWay; bp: number },
): bigint | null {
  if (way === 'percent') return (ratio * BigInt(10_000 + bp)) / 10_000n
  if (best === null) return null
  return (best * BigInt(kind === 'sell' ? 10_000 - bp : 10_000 + bp)) / 10_000n
}

/** Whether a change is larger than allowed at once. */
export function isJump(from: bigint, to: bigint): boolean {
  const apart = from > to ? from - to : to - from
  return apart * 10_000n > from * MOST_JUMP_BP
}
