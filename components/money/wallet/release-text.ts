import { yuanText } from '@/lib/shared/money/money'
import type { Figures } from './use-wallet'

/** e.g. "11-28 22:52 放款 ¥168.17" */
export const releaseText = ({ time, amount }: Figures['releases'][number]): string =>
  `${time.slice(5, 16)} 放款 ${yuanText(amount)}`
