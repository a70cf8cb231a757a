import { createHash } from 'node:crypto'
import { type Fen, fen, YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { DAY_MS, formatDate, HOUR_MS, parseDateTime } from '@/lib/shared/time'
import { type StatementLine, StatementMissing } from '../../port'
import { WechatUnknown } from '../../wechat-pay/answer'
import type { WechatPayClient } from '../../wechat-pay/open-wechat-pay'
import { textOf } from '../../wechat-pay/values'
import { type BillRow, readBill } from './read-bill'
import { askRefund } from './refunds'

const NAME = 'bill'
/** Until then of the next day, no bill may also mean: not ready yet. */
const READY_MS = 12 * HOUR_MS

/** Payments under our charge numbers, and refunds, negative, under our refund numbers. */
export async function readStatement(client: WechatPayClient, day: Date): Promise<StatementLine[]> {
  const end = day.getTime() + DAY_MS
  const now = client.now().getTime()
  const date = formatDate(day)
  if (now < end) throw new StatementMissing(`wechat pay: ${date} is not over`)
  const query = { bill_date: date, bill_type: 'ALL' }
  const answer = await client.ask({ name: NAME, path: 'v3/bill/tradebill', query })
  if (!answer.ok) {
    const isMaking = answer.code === 'STATEMENT_CREATING'
    if (!isMaking && answer.code !== 'NO_STATEMENT_EXIST') throw new WechatUnknown(NAME, answer.code)
    if (isMaking || now < end + READY_MS) throw new StatementMissing(`wechat pay: no bill of ${date} yet`)
    return []
  }
  const [url, hash, type] = ['download_url', 'hash_value', 'hash_type'].map((name) => textOf(answer.values[name]))
  const file = await client.download(url ?? '')
  // the file is not signed, but its hash is
  if (type !== 'SHA1' || createHash('sha1').update(file).digest('hex') !== hash?.toLowerCase())
    throw new WechatUnknown(NAME, 'the file has another hash')
  const lines: StatementLine[] = []
  for (const row of readBill(file.toString())) if (!(await isClosedRefund(client, row))) lines.push(lineOf(row))
  return lines
}

/** A refund is in the bill as soon as it is accepted; its state there is never updated. */
async function isClosedRefund(client: WechatPayClient, row: BillRow): Promise<boolean> {
  const refundSn = refundSnOf(row)
  if (!refundSn || row('退款状态') === 'SUCCESS') return false
  return (await askRefund(client, refundSn))?.status === 'CLOSED'
}

/** Rows of payments have the number 0. */
const refundSnOf = (row: BillRow): string => (row('商户退款单号') ?? '').replace(/^0$/, '')

function lineOf(row: BillRow): StatementLine {
  const refundSn = refundSnOf(row)
  const at = parseDateTime(row('交易时间') ?? '')
  if (Number.isNaN(at.getTime())) throw new Error('wechat bill: a time is not readable')
  if (refundSn) return { sn: refundSn, amount: fen(-amountOf(row, '申请退款金额', '退款金额')), at }
  return { sn: row('商户订单号') ?? '', amount: amountOf(row, '订单金额', '总金额', '应结订单金额'), at }
}

/** Of the first of these columns that this bill has. */
function amountOf(row: BillRow, ...names: readonly string[]): Fen {
  const text = names.map(row).find((cell) => cell !== undefined) ?? ''
  if (!YUAN_PATTERN.test(text)) throw new Error('wechat bill: an amount is not readable')
  return yuanToFen(text)
}
