import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { writeCsv } from '@/lib/shared/text/csv'
import { formatDateTime } from '@/lib/shared/time'
import { nameOfKind, refundState } from './rules'
import type { RefundRow } from './types'

export interface RecordRow {
  id: number
  kind: string
  memo: string
  amount: Fen
  balance: Fen
  createdAt: Date
  /** The refund to the payment source that it triggers. */
  refund: Pick<RefundRow, 'status' | 'channel'> | null
}

const COLUMNS = ['时间', '类型', '说明', '收入（元）', '支出（元）', '余额（元）', '退款进度']

/** In and out have separate columns, so that no amount starts with a sign and looks like a formula. */
export const presentStatement = (rows: readonly RecordRow[]): string =>
  writeCsv([
    COLUMNS,
    ...rows.map((row) => {
      const { createTime, kindName, amount, balance, state } = presentRecord(row)
      const isOut = amount.startsWith('-')
      return [createTime, kindName, row.memo, isOut ? '' : amount, isOut ? amount.slice(1) : '', balance, state]
    }),
  ])

/** The order number in memos, as the trade modules write it. */
const ORDER_IN_MEMO = /订单(D\d{16})/

/** Splits a memo about an order into its text, without the name of the kind next to it, and the order number. */
function presentMemo(memo: string, kindName: string): { memo: string; orderSn: string | null } {
  const [named, orderSn] = ORDER_IN_MEMO.exec(memo) ?? []
  if (!named || !orderSn) return { memo, orderSn: null }
  const text = memo.replace(named, '').trim()
  const about = text.startsWith(kindName) ? text.slice(kindName.length).trim() : text
  return { memo: about || text, orderSn }
}

export function presentRecord(row: RecordRow) {
  const kindName = nameOfKind(row)
  return {
    id: row.id,
    kind: row.kind,
    kindName,
    ...presentMemo(row.memo, kindName),
    state: row.refund ? refundState(row.refund) : '',
    amount: fenToYuan(row.amount),
    balance: fenToYuan(row.balance),
    createTime: formatDateTime(row.createdAt),
  }
}
