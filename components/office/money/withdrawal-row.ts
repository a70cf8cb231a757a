import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'

export type Withdrawal = OutputOf<ApiContract['GET /console/withdrawals']>['list'][number]
type Sums = Pick<Withdrawal, 'amount' | 'fee' | 'arrives'>

/** What is paid, and why that is less than what was requested: ¥5,544.00（申请 ¥5,600.00，手续费 ¥56.00）. */
export const paidText = ({ amount, fee, arrives }: Sums): string =>
  `${yuanText(arrives)}${Number(fee) > 0 ? `（申请 ${yuanText(amount)}，手续费 ${yuanText(fee)}）` : ''}`
