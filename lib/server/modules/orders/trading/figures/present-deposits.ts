import type { DepositInfo } from '@/lib/contract/entities/deposit'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime, timeOrNull } from '@/lib/shared/time'
import { DEPOSIT_DAYS, DEPOSITS, type DepositKind } from '@/lib/shared/trade/deposits'
import { amountOf } from '../../../money/deposits/rules'
import type { Deposit } from '../../../money/deposits/types'
import { presentRecord, type RecordRow } from '../../../money/wallet/present'

interface DepositFacts {
  kind: DepositKind
  row: Deposit | undefined
  held: Fen
  /** Number of open orders that depend on it. */
  open: number
  moves: readonly RecordRow[]
  now: Date
}

export function presentDeposit({ kind, row, held, open, moves, now }: DepositFacts): DepositInfo {
  const { name, amount, about, href } = DEPOSITS[kind]
  const missing = amountOf(kind) - held
  const dueAt = row?.dueAt ?? null
  return {
    kind,
    name,
    about,
    href,
    amount,
    open,
    state: row?.state ?? 'none',
    held: fenToYuan(held),
    missing: fenToYuan(missing > 0n ? missing : 0n),
    askedTime: timeOrNull(row?.askedAt ?? null),
    deadline: dueAt && {
      label: '剩余退还时间',
      outcome: '退到余额',
      dueTime: formatDateTime(dueAt),
      stopped: false,
      dueIn: Math.round((dueAt.getTime() - now.getTime()) / 1000),
      span: (DEPOSIT_DAYS * DAY_MS) / 1000,
    },
    moves: moves.map(presentRecord),
  }
}
