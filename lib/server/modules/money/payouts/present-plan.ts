import { fenToYuan } from '@/lib/shared/money/money'
import { payeeName } from '@/lib/shared/money/payout'
import { timeOrNull } from '@/lib/shared/time'
import type { PayeeRow, PlanRow } from './types'

export const presentPlan = ({ weekday, leastFen, keepFen, nextAt, endReason }: PlanRow, payee: PayeeRow) => ({
  payeeId: payee.id,
  payee: payeeName(payee),
  weekday,
  least: fenToYuan(leastFen),
  keep: fenToYuan(keepFen),
  nextTime: timeOrNull(nextAt),
  endReason,
})
