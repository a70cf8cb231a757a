import { type Fen, fen, lesserOf, yuanToFen } from '../money/money'
import { isSteep } from '../money/steep-change'

export const PRICE_CHANGES = { set: '统一定价', percent: '按比例', add: '加价', cut: '降价' } as const
export type PriceChange = keyof typeof PRICE_CHANGES

const PERCENT = /^\d{1,3}(\.\d)?$/

/** Error of an entered price change, or undefined. */
export function changeError(kind: PriceChange, typed: string): string | undefined {
  if (kind === 'percent')
    return PERCENT.test(typed) && Number(typed) >= 1 && Number(typed) <= 500
      ? undefined
      : '请输入 1 至 500 之间的百分比，最多一位小数'
  return /^\d{1,8}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 ? undefined : '请输入正确的金额，最多两位小数'
}

/** The new price, rounded down to the fen; null if it would be zero or less. */
export function changedPrice(old: Fen, kind: PriceChange, typed: string): Fen | null {
  const now =
    kind === 'percent'
      ? (old * BigInt(Math.round(Number(typed) * 10))) / 1000n
      : kind === 'set'
        ? yuanToFen(typed)
        : kind === 'add'
          ? old + yuanToFen(typed)
          : old - yuanToFen(typed)
  return now > 0n ? fen(now) : null
}

/** How many prices change steeply, and the lowest of the new ones; null if none does. */
export function steepChanges(
  prices: readonly Fen[],
  kind: PriceChange,
  typed: string,
): { count: number; lowest: Fen } | null {
  const steep = prices.flatMap((old) => {
    const now = changedPrice(old, kind, typed)
    return now !== null && isSteep(old, now) ? [now] : []
  })
  const [first] = steep
  return first === undefined ? null : { count: steep.length, lowest: steep.reduce(lesserOf, first) }
}
