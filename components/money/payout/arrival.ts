import { feeOf } from '@/lib/shared/goods/quote'
import { type Fen, fenToYuan, greaterOf, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'
import type { WithdrawalTerms } from './use-payouts'

type Terms = Pick<WithdrawalTerms, 'available' | 'rules'>

/** Parses an entered amount; null if invalid. */
export const readAmount = (text: string): Fen | null => (passes('price', text) ? yuanToFen(text) : null)

/** Why an amount cannot be withdrawn, checked before the server call. */
export function amountError(text: string, { available, rules }: Terms): string | undefined {
  const amount = readAmount(text)
  if (!text) return '请输入提现金额'
  if (amount === null) return '请输入正确的金额，最多两位小数'
  if (amount < yuanToFen(rules.least)) return `单笔 ${yuanText(rules.least)} 起`
  if (amount > yuanToFen(rules.most)) return `单笔最多 ${yuanText(rules.most)}`
  return amount > yuanToFen(available) ? `超过可提现余额 ${yuanText(available)}` : undefined
}

/** The most that one withdrawal can take of the balance. */
export const mostAtOnce = ({ available, rules }: Terms): string =>
  yuanToFen(available) > yuanToFen(rules.most) ? rules.most : available

export interface Arrival {
  fee: string
  arrives: string
  left: string
  /** Arrival time as text. */
  when: string
}

/**
 * Amount, fee and arrival time. `isFirst`: nothing was paid to the payee yet. Staff review what reaches the limit
 * together with the requests of the day.
 */
export function arrivalOf(
  amount: Fen,
  { available, rules, askedToday }: Terms & Pick<WithdrawalTerms, 'askedToday'>,
  isFirst: boolean,
): Arrival {
  const fee = feeOf(amount, { feeBp: rules.feeBp, leastFee: yuanToFen(rules.leastFee) })
  const left = yuanToFen(available) - amount
  const review = yuanToFen(askedToday) + amount >= yuanToFen(rules.reviewFrom) ? '人工审核约 2 小时，' : ''
  const pace = isFirst
    ? `明天 ${String(rules.firstHour).padStart(2, '0')}:00 起打款`
    : review
      ? '通过后打款'
      : '约 10 分钟内到账'
  return {
    fee: fenToYuan(fee),
    arrives: fenToYuan(greaterOf(amount - fee, 0n)),
    left: fenToYuan(greaterOf(left, 0n)),
    when: `${review}${pace}`,
  }
}
