import { fen } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import type { AlipayClient } from '../../alipay/open-alipay'
import { readBill, signedFen } from '../../alipay/read-bill'
import type { StatementLine } from '../../port'

const COLUMNS = ['商户订单号', '发生时间', '收入金额(+元)', '支出金额(-元)', '业务类型'] as const

/** Kinds of account movements that are transfers or their return; payments, refunds and fees are not. */
const TRANSFERS = /转账|退票/

/** Transfers, negative, and returned ones, positive, under our payout numbers. */
export async function readStatement(client: AlipayClient, day: Date): Promise<StatementLine[]> {
  const rows = await readBill(client, { type: 'signcustomer', day, columns: COLUMNS })
  return rows
    .filter((row) => TRANSFERS.test(row.业务类型))
    .map((row) => {
      const [received, spent] = [signedFen(row['收入金额(+元)']), signedFen(row['支出金额(-元)'])]
      const at = parseDateTime(row.发生时间)
      if (Number.isNaN(at.getTime())) throw new Error('alipay bill: a time is not readable')
      // the sign of an expense is in its column's name, and mostly in the cell too
      return { sn: row.商户订单号, amount: fen(received - (spent < 0n ? -spent : spent)), at }
    })
}
