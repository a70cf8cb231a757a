import type { LedgerTransfer } from '@/lib/contract/entities/ledger'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDate, formatDateTime } from '@/lib/shared/time'
import type { ACCOUNT_KINDS, entries, transfers } from '../../../db/schema/money/wallet'
import type { LedgerError } from './queries-audit'
import { nameOfKind } from './rules'
import type { Difference } from './rules-statement'

type AccountKind = (typeof ACCOUNT_KINDS)[number]

const ACCOUNT_NAMES: Record<AccountKind, string> = {
  user: '用户余额',
  escrow: '订单托管',
  deposit: '订单押金',
  bond: '接单保证金',
  stake: '打手保证金',
  coinStake: '币商保证金',
  shopStake: '店铺保证金',
  coinBudget: '收币备款',
  reserve: '求购预留',
  cover: '包赔基金',
  refund: '原路退款在途',
  platform: '平台收入',
  dist: '分销商分成',
  clearing: '支付渠道清算',
  withdrawal: '提现在途',
  marketing: '营销支出',
  recycling: '回收资金',
}

export const presentTransfer = (
  transfer: typeof transfers.$inferSelect,
  lines: readonly { entry: typeof entries.$inferSelect; kind: AccountKind; ownerId: number }[],
): LedgerTransfer => ({
  transferId: transfer.id,
  kind: transfer.kind,
  kindName: nameOfKind(transfer),
  ref: transfer.ref,
  memo: transfer.memo,
  createTime: formatDateTime(transfer.createdAt),
  lines: lines.map(({ entry, kind, ownerId }) => ({
    kind,
    kindName: ACCOUNT_NAMES[kind],
    ownerId,
    amount: fenToYuan(entry.amountFen),
    balance: fenToYuan(entry.balanceAfterFen),
  })),
})

export const presentTrialBalance = (rows: readonly { kind: AccountKind; n: number; balance: Fen }[], at: Date) => ({
  time: formatDateTime(at),
  total: fenToYuan(fen(rows.reduce((total, { balance }) => total + balance, 0n))),
  kinds: rows.map(({ kind, n, balance }) => ({
    kind,
    kindName: ACCOUNT_NAMES[kind],
    accounts: n,
    balance: fenToYuan(balance),
  })),
})

export const presentLedgerErrors = (mismatches: readonly LedgerError[], at: Date) => ({
  time: formatDateTime(at),
  list: mismatches.map(({ rule, id, amountFen }) => ({ rule, id, amount: fenToYuan(fen(BigInt(amountFen))) })),
})

const CHANNELS: Readonly<Record<string, string>> = { 1: '支付宝', 2: '微信', 3: '银行' }
interface ChannelDay {
  day: string
  channel: number
  taken: string
  posted: string
  out: string
}

export const presentReconciliation = (rows: readonly ChannelDay[]) => {
  const yuan = (amount: bigint) => fenToYuan(fen(amount))
  return {
    list: rows.map((row) => ({
      day: row.day,
      channel: CHANNELS[row.channel] ?? String(row.channel),
      taken: yuan(BigInt(row.taken)),
      paidOut: yuan(BigInt(row.out)),
      posted: yuan(BigInt(row.posted)),
      difference: yuan(BigInt(row.taken) - BigInt(row.posted)),
    })),
  }
}

export const presentDifferences = (
  differences: readonly Difference[],
  { from, lines }: { from: Date; lines: number },
) => ({
  day: formatDate(from),
  lines,
  list: differences.map(({ sn, here, there, at }) => ({
    sn,
    time: formatDateTime(at),
    here: here && fenToYuan(here),
    there: there && fenToYuan(there),
    kind:
      here === null ? ('missingHere' as const) : there === null ? ('missingThere' as const) : ('otherAmount' as const),
  })),
})
