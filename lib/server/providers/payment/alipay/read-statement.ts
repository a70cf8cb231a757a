import { fen } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import type { AlipayClient } from '../../alipay/open-alipay'
import { readBill, signedFen } from '../../alipay/read-bill'
import type { StatementLine } from '../../port'

const COLUMNS = ['商户订单号', '业务类型', '完成时间', '订单金额(元)', '退款批次号/请求号'] as const

/** Payments under our charge numbers, and refunds, negative, under our refund numbers. */
export async function readStatement(client: AlipayClient, day: Date): Promise<StatementLine[]> {
  const rows = await readBill(client, { type: 'trade', day, columns: COLUMNS })
  return rows.map((row) => {
    const orderAmount = signedFen(row['订单金额(元)'])
    const amount = orderAmount < 0n ? fen(-orderAmount) : orderAmount
    const at = parseDateTime(row.完成时间)
    if (Number.isNaN(at.getTime())) throw new Error('alipay bill: a time is not readable')
    return row.业务类型 === '退款'
      ? { sn: row['退款批次号/请求号'], amount: fen(-amount), at }
      : { sn: row.商户订单号, amount: orderAmount, at }
  })
}
