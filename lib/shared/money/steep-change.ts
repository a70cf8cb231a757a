/** A change by more than this share of the old value, in percent, is probably a typing error. */
const STEEP_PERCENT = 30n

/** Whether a price or a ratio changes so much that its seller has to confirm it. */
export function isSteep(from: bigint, to: bigint): boolean {
  const apart = to > from ? to - from : from - to
  return apart * 100n > from * STEEP_PERCENT
}

const percentOf = (from: number, to: number): number => Math.round((to / from - 1) * 100)

/** e.g. "-93%", "+20%". */
export function changeText(from: number, to: number): string {
  const percent = percentOf(from, to)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

/** e.g. "是现价的 2.4 倍", "比现价低 90%"; `than` is what it is compared with. */
export const apartText = (
  from: number,
  to: number,
  { than, more, less }: { than: string; more: string; less: string },
): string =>
  to > from * 2
    ? `是${than}的 ${(to / from).toFixed(1)} 倍`
    : `比${than}${to < from ? less : more} ${Math.abs(percentOf(from, to))}%`
