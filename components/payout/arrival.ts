import { passes } from '@/lib/shared/field-rules'
import { type Fen, fenToYuan, greaterOf, yuanToFen } from '@/lib/shared/money'
import { PAYOUT, payoutFee } from '@/lib/shared/payout'

/** What was typed as an amount; null: no amount. */
export const readAmount = (text: string): Fen | null => (passes('price', text) ? yuanToFen(text) : null)

/** Why an amount cannot be withdrawn, before anybody is asked. */
export function amountFault(text: string, available: string): string | undefined {
  const amount = readAmount(text)
  if (!text) return '请输入提现金额'
  if (amount === null) return '请输入正确的金额，最多两位小数'
  if (amount < PAYOUT.least) return `单笔 ${fenToYuan(PAYOUT.least)} 元起`
  if (amount > PAYOUT.most) return `单笔最多 ${fenToYuan(PAYOUT.most)} 元`
  return amount > yuanToFen(available) ? '超过可提现余额' : undefined
}

export interface Arrival {
  fee: string
  arrives: string
  left: string
  /** When, in words. */
  when: string
}

/** What comes of an amount. `isFirst`: to a payee that nothing was paid to yet. */
export function arrivalOf(amount: Fen, available: string, isFirst: boolean): Arrival {
  const fee = payoutFee(amount)
  const left = yuanToFen(available) - amount
  const review = amount >= PAYOUT.reviewFrom ? '人工复核约 2 小时，' : ''
  const pace = isFirst ? `明天 0${PAYOUT.firstHour}:00 起打款` : review ? '通过后打款' : '约 10 分钟内到账'
  return {
    fee: fenToYuan(fee),
    arrives: fenToYuan(greaterOf(amount - fee, 0n)),
    left: fenToYuan(greaterOf(left, 0n)),
    when: `${review}${pace}`,
  }
}
