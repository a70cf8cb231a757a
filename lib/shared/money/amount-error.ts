import { amountWords } from '../normalize/amount'
import { YUAN_PATTERN, yuanText, yuanToFen } from './money'

export interface AmountLimits {
  /** Yuan; absent: one fen. */
  least?: string
  /** Yuan; absent: the highest price. */
  most?: string
}

/** Error message of a normalised amount that is no amount or outside the limits. */
export function amountError(
  amount: string,
  { least = '0.01', most = '99999999.99' }: AmountLimits = {},
): string | undefined {
  const over = `不能超过 ${yuanText(most)}`
  // more digits than an amount has
  if (/^[1-9]\d{10,}(?:\.\d{1,2})?$/.test(amount)) return over
  if (!YUAN_PATTERN.test(amount)) return amountWords(amount, '请输入正确的金额，最多两位小数')
  const value = yuanToFen(amount)
  if (value < yuanToFen(least)) return `不能低于 ${yuanText(least)}`
  return value > yuanToFen(most) ? over : undefined
}
