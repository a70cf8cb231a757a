import { yuanText } from '@/lib/shared/money/money'
import type { Figures } from './use-wallet'

/** e.g. "11-28 22:52 ¥168.17" under 待放款 */
export const releaseText = ({ time, amount }: Figures['releases'][number]): string =>
  `${time.slice(5, 16)} ${yuanText(amount)}`
