/** 9631 -> "9,631", 126530 -> "12.7万". */
export function countText(n: number): string {
  return n >= 10_000 ? `${(n / 10_000).toFixed(1)}万` : n.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A count that was capped: "2,000+". */
export const cappedText = ({ total, more }: { total: number; more: boolean }): string =>
  `${countText(total)}${more ? '+' : ''}`
