import { fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime, HOUR_MS, parseDateTime } from '@/lib/shared/time'
import { type Books, invalid, type Refund, Refusal, type Trade } from './books'

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const BOM = '\uFEFF'

interface Owner {
  appId: string
  mchId: string
}

/** Checks what is asked, and returns the day; refuses one that is not ready or has no trades. */
export function billDay(books: Books, query: URLSearchParams, now: Date): Date {
  const text = query.get('bill_date') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw invalid('bill_date')
  if (query.get('bill_type') !== 'ALL') throw invalid('bill_type')
  const day = parseDateTime(`${text} 00:00:00`)
  const age = now.getTime() - day.getTime()
  if (age < DAY_MS || age > 92 * DAY_MS) throw invalid('bill_date')
  if (rowsOf(books, { appId: '', mchId: '' }, day).length === 0 || age < DAY_MS + 9 * HOUR_MS)
    throw new Refusal(400, 'NO_STATEMENT_EXIST')
  if (age < DAY_MS + 10 * HOUR_MS) throw new Refusal(400, 'STATEMENT_CREATING')
  return day
}

/** The file as WeChat Pay makes it: the header bare, a backtick in front of every other cell, two lines of sums. */
export function billFile(books: Books, owner: Owner, day: Date): Buffer {
  const rows = rowsOf(books, owner, day)
  const line = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join()
  const sums = [String(rows.length), '0.00', '0.00', '0.00', '0.00', '0.00', '0.00']
  return Buffer.from(`${BOM}${[HEAD, ...rows.map(line), SUMS, line(sums)].join('\r\n')}\r\n`)
}

function rowsOf(books: Books, owner: Owner, day: Date): string[][] {
  const isIn = (at: Date | undefined): at is Date =>
    at !== undefined && at >= day && at.getTime() < day.getTime() + DAY_MS
  return [...books.trades.values()].flatMap((trade) => [
    ...(isIn(trade.paidAt) ? [rowOf(owner, trade, trade.paidAt)] : []),
    // in the bill of the day on which it was accepted, with the state of that day
    ...trade.refunds.filter(({ at }) => isIn(at)).map((refund) => rowOf(owner, trade, refund.at, refund)),
  ])
}

function rowOf({ appId, mchId }: Owner, trade: Trade, at: Date, refund?: Refund): string[] {
  const paid = refund ? '0.00' : fenToYuan(BigInt(trade.fen))
  const refunded = fenToYuan(BigInt(refund?.fen ?? 0))
  const type = { native: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' }[trade.product]
  const head = [formatDateTime(at), appId, mchId, '0', '', trade.no, trade.outNo, trade.openId, type]
  const state = [refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', paid, '0.00']
  const back = refund ? [refund.id, refund.no, refunded, '0.00', 'ORIGINAL', 'PROCESSING'] : emptyRefund
  const end = [trade.description, trade.attach ?? '', '0.53000', '0.60%', paid, refunded, '']
  return [...head, ...state, ...back, ...end]
}

const emptyRefund = ['0', '0', '0.00', '0.00', '', '']
