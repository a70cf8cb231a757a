import { writeCsv } from '@/lib/shared/csv'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { formatDateTime } from '@/lib/shared/time'
import { KIND_NAMES, refundState } from './rules'
import type { RefundRow, TransferKind } from './types'

export interface RecordRow {
  id: number
  kind: string
  memo: string
  amount: Fen
  balance: Fen
  createdAt: Date
  /** That it sends on its way. */
  refund: Pick<RefundRow, 'status' | 'channel'> | null
}

const COLUMNS = ['时间', '类型', '说明', '收入（元）', '支出（元）', '余额（元）', '退款进度']

/** In and out have columns of their own, so that no sum looks like a formula. */
export const presentStatement = (rows: readonly RecordRow[]): string =>
  writeCsv([
    COLUMNS,
    ...rows.map(presentRecord).map(({ createTime, kindName, memo, amount, balance, state }) => {
      const isOut = amount.startsWith('-')
      return [createTime, kindName, memo, isOut ? '' : amount, isOut ? amount.slice(1) : '', balance, state]
    }),
  ])

export const presentRecord = (row: RecordRow) => ({
  id: row.id,
  kind: row.kind,
  kindName: KIND_NAMES[row.kind as TransferKind] ?? row.kind,
  memo: row.memo,
  state: row.refund ? refundState(row.refund) : '',
  amount: fenToYuan(row.amount),
  balance: fenToYuan(row.balance),
  createTime: formatDateTime(row.createdAt),
})
