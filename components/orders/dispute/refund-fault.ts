import { YUAN_PATTERN, yuanText, yuanToFen } from '@/lib/shared/money/money'

/** Why a part of the money cannot be what goes back; `least` in fen. */
export function refundFault(yuan: string, most: string, least = 0n): string | undefined {
  if (YUAN_PATTERN.test(yuan) && yuanToFen(yuan) >= least && yuanToFen(yuan) <= yuanToFen(most)) return undefined
  return `请填写退款金额，最多 ${yuanText(most)}，全退请选全额退款`
}
