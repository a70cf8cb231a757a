import { splitYuan } from '@/lib/shared/money/money'

/** "500.00" -> "+500.00", "-2814.00" -> "-2,814.00": shows the direction by sign, not by colour alone. */
export function signedYuan(yuan: string): string {
  const isOut = yuan.startsWith('-')
  const [whole, cents] = splitYuan(isOut ? yuan.slice(1) : yuan)
  return `${isOut ? '-' : '+'}${whole}${cents}`
}
