import { amountError } from '@/lib/shared/money/amount-error'
import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'

/** Error of a partial refund amount; `least` in yuan. */
export function refundError(yuan: string, most: string, least = '0'): string | undefined {
  if (!yuan) return '请填写退款金额'
  const error = amountError(yuan, { least, most })
  const isAbove = YUAN_PATTERN.test(yuan) && yuanToFen(yuan) > yuanToFen(most)
  return isAbove ? `${error}，全退请选全额退款` : error
}
