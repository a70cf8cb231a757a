import { type Fen, fenToYuan } from '@/lib/shared/money'
import { formatDateTime } from '@/lib/shared/time'
import { KIND_NAMES } from './rules'
import type { TransferKind } from './types'

export interface RecordRow {
  id: number
  kind: string
  memo: string
  amount: Fen
  balance: Fen
  createdAt: Date
}

export const presentRecord = (row: RecordRow) => ({
  id: row.id,
  kind: row.kind,
  kindName: KIND_NAMES[row.kind as TransferKind] ?? row.kind,
  memo: row.memo,
  amount: fenToYuan(row.amount),
  balance: fenToYuan(row.balance),
  createTime: formatDateTime(row.createdAt),
})
