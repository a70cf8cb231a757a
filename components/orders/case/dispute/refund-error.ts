import { YUAN_PATTERN, yuanText, yuanToFen } from '@/lib/shared/money/money'

/** Error of a partial refund amount; `least` in fen. */
export function refundError(yuan: string, most: string, least = 0n): string | undefined {
  if (YUAN_PATTERN.test(yuan) && yuanToFen(yuan) >= least && yuanToFen(yuan) <= yuanToFen(most)) return undefined
  return `请填写退款金额，最多 ${yuanText(most)}，全退请选全额退款`
}
