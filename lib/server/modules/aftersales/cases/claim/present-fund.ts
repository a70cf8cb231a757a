import type { consoleClaimContract } from '@/lib/contract/console/console-claim'
import type { OutputOf } from '@/lib/contract/kit'
import { findCover } from '@/lib/shared/goods/cover-table'
import { FREE_COVER } from '@/lib/shared/goods/covers'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { writeCsv } from '@/lib/shared/text/csv'
import type { TransferKind } from '../../../money/wallet/types'
import type { FundRow } from './types'

type Fund = OutputOf<(typeof consoleClaimContract)['GET /console/coverFund']>

export const coverNameOf = (key: string): string => {
  if (key === '0') return FREE_COVER.name
  const cover = findCover(Number(key))
  if (!cover) return '号主封禁保障和押金'
  return cover.name === '封禁保障' ? '租客封禁保障' : cover.name
}

const GROUPS: Partial<Record<TransferKind, keyof Omit<Fund['flows'], 'other' | 'total'>>> = {
  orderRelease: 'premium',
  coverPaid: 'premium',
  claimPaid: 'paid',
  claimSettled: 'paid',
  claimRecovery: 'recovered',
  debtRepaid: 'recovered',
  guardianRefund: 'guardian',
}

function presentFlows(moved: ReadonlyMap<TransferKind, Fen>): Fund['flows'] {
  const sums = { premium: 0n, paid: 0n, recovered: 0n, guardian: 0n, other: 0n, total: 0n }
  for (const [kind, sum] of moved) {
    sums[GROUPS[kind] ?? 'other'] += sum
    sums.total += sum
  }
  const { premium, paid, recovered, guardian, other, total } = sums
  return {
    premium: fenToYuan(fen(premium)),
    paid: fenToYuan(fen(-paid)),
    recovered: fenToYuan(fen(recovered)),
    guardian: fenToYuan(fen(-guardian)),
    other: fenToYuan(fen(other)),
    total: fenToYuan(fen(total)),
  }
}

interface FundFacts {
  names: ReadonlyMap<string, string>
  balance: Fen
  /** Entries of the fund by kind of transfer. */
  moved: ReadonlyMap<TransferKind, Fen>
}

/** The rows with the largest loss first. */
export function presentFund(rows: readonly FundRow[], { names, balance, moved }: FundFacts): Fund {
  const lossOf = ({ paid, recovered }: FundRow): bigint => paid - recovered
  const sorted = rows.toSorted((a, b) => Number(lossOf(b) - lossOf(a)) || Number(b.premium - a.premium))
  return {
    balance: fenToYuan(balance),
    flows: presentFlows(moved),
    list: sorted.map((row) => ({
      key: row.key,
      name: names.get(row.key) ?? row.key,
      premium: fenToYuan(row.premium),
      paid: fenToYuan(row.paid),
      recovered: fenToYuan(row.recovered),
      loss: fenToYuan(fen(lossOf(row))),
      ratio: row.premium > 0n ? Number((lossOf(row) * 10_000n) / row.premium) : null,
      open: row.open,
      exposure: fenToYuan(row.exposure),
    })),
  }
}

const percent = (ratio: number | null): string => (ratio === null ? '' : `${ratio / 100}%`)

/** The rows as a file. */
export const presentFundFile = ({ list }: Fund) => ({
  rows: list.length,
  more: false,
  csv: writeCsv([
    ['名称', '收入', '赔付', '追回', '净赔付', '赔付率', '未结理赔', '未结最高赔付'],
    ...list.map((row) => [
      ...[row.name, row.premium, row.paid, row.recovered, row.loss, percent(row.ratio), String(row.open)],
      row.exposure,
    ]),
  ]),
})
