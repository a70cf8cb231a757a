import type { Assets } from '@/lib/contract/entities/wallet'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { MODE_NAMES, type ModeName, modeName } from '@/lib/shared/trade/trade-modes'

export interface MonthIncome {
  month: string
  mode: ModeName
  amount: Fen
}
interface Part {
  name: string
  amount: Fen
}
interface Money {
  available: Fen
  escrow: Fen
  pendingIncome: Fen
  frozen: readonly (Part & { href: string })[]
  deposits: readonly Part[]
  /** First days of the months, oldest first. */
  months: readonly Date[]
  income: readonly MonthIncome[]
}

const sumOf = (parts: readonly { amount: bigint }[]): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n)
const shown = <P extends Part>(parts: readonly P[]) =>
  parts.filter(({ amount }) => amount > 0n).map((part) => ({ ...part, amount: fenToYuan(part.amount) }))

/** Apart from the three main numbers, zero amounts are omitted; months without income are included. */
export function presentAssets({ available, escrow, pendingIncome, frozen, deposits, months, income }: Money): Assets {
  const total = available + escrow + pendingIncome + sumOf(frozen) + sumOf(deposits)
  return {
    total: fenToYuan(total),
    available: fenToYuan(available),
    escrow: fenToYuan(escrow),
    pendingIncome: fenToYuan(pendingIncome),
    frozen: shown(frozen),
    deposits: shown(deposits),
    months: months.map((first) => {
      const month = formatDate(first).slice(0, 7)
      const own = income.filter((one) => one.month === month)
      const modes = MODE_NAMES.flatMap((mode) => {
        const amount = sumOf(own.filter((one) => one.mode === mode))
        return amount > 0n ? [{ mode, name: modeName(mode), amount: fenToYuan(amount) }] : []
      })
      return { month, total: fenToYuan(sumOf(own)), modes }
    }),
  }
}
