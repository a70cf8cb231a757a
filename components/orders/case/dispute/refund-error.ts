import { amountError } from '@/lib/shared/money/amount-error'

/** Error of a partial refund amount; `least` in yuan. */
export function refundError(yuan: string, most: string, least = '0'): string | undefined {
  if (!yuan) return '请填写退款金额'
  const error = amountError(yuan, { least, most })
  return error?.startsWith('不能超过') ? `${error}，全退请选全额退款` : error
}
