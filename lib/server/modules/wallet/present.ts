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
