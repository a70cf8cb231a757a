import { zipSync } from 'fflate'
import { fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDateTime, parseDateTime } from '@/lib/shared/time'
import { type Books, business, invalid, type Trade, type Transfer } from './books'
import type { Biz } from './fields'
import { encodeGbk } from './gbk'

export type BillType = 'trade' | 'signcustomer'

const TRADE_HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const ACCOUNT_HEAD =
  '账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,交易渠道,业务类型,备注'

/** Checks what is asked, and returns the day; refuses one without movements. */
export function billOf(books: Books, biz: Biz): { type: BillType; day: Date } {
  const type = biz.oneOf('bill_type', ['trade', 'signcustomer']) as BillType
  const text = biz.text('bill_date', 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw invalid('INVAILID_ARGUMENTS')
  const day = parseDateTime(`${text} 00:00:00`)
  if (rowsOf(books, type, day).length === 0) throw business('BILL_NOT_EXIST')
  return { type, day }
}

/** The file as Alipay makes it: two files of GBK text in a ZIP, lines beginning with `#`, cells padded by TAB or blanks. */
export function billFile(books: Books, type: BillType, day: Date): Uint8Array {
  const rows = rowsOf(books, type, day)
  const name = type === 'trade' ? '业务明细' : '账务明细'
  const detail = [
    `#支付宝${name}查询`,
    '#账号：[20880000000000010156]',
    `#起始日期：[${formatDateTime(day)}]`,
    `#-----------------------------------------${name}列表----------------------------------------`,
    type === 'trade' ? TRADE_HEAD : ACCOUNT_HEAD,
    ...rows.map((row) => row.map((cell) => `${cell}\t`).join()),
    `#-----------------------------------------${name}列表结束------------------------------------`,
    `#导出时间：[${formatDateTime(new Date(day.getTime() + DAY_MS))}]`,
  ]
  const sums = [
    `#支付宝${name}汇总查询`,
    '门店编号,交易订单总笔数,退款订单总笔数',
    `合计,${rows.length},0`,
    '#汇总结束',
  ]
  const file = (lines: readonly string[]) => new Uint8Array(encodeGbk(`${lines.join('\r\n')}\r\n`))
  // names in GBK without the flag for UTF-8
  const nameOf = (text: string) => encodeGbk(text).toString('latin1')
  return zipSync({
    [nameOf(`20880000_${name}(汇总).csv`)]: file(sums),
    [nameOf(`20880000_${name}.csv`)]: file(detail),
  })
}

function rowsOf(books: Books, type: BillType, day: Date): string[][] {
  const isIn = (at: Date | undefined): at is Date =>
    at !== undefined && at >= day && at.getTime() < day.getTime() + DAY_MS
  const trades = [...books.trades.values()].flatMap((trade) => {
    const paid = isIn(trade.paidAt) ? [{ trade, at: trade.paidAt, fen: trade.fen, refundNo: '' }] : []
    const back = trade.refunds
      .filter(({ at, isDone }) => isDone && isIn(at))
      .map(({ no, fen, at }) => ({ trade, at, fen: -fen, refundNo: no }))
    return [...paid, ...back]
  })
  if (type === 'trade') return trades.map(tradeRow)
  const transfers = [...books.transfers.values()].flatMap((transfer) => {
    const isPaid = transfer.status === 'SUCCESS' || transfer.status === 'REFUND'
    const out = isPaid && isIn(transfer.at) ? [{ transfer, at: transfer.at, fen: -transfer.fen }] : []
    return isIn(transfer.returnedAt) ? [...out, { transfer, at: transfer.returnedAt, fen: transfer.fen }] : out
  })
  return [
    ...trades.map(({ trade, at, fen }) => accountRow(trade, { at, fen, kind: fen < 0n ? '交易退款' : '在线支付' })),
    ...transfers.map(({ transfer, at, fen }) => accountRow(transfer, { at, fen, kind: '转账' })),
  ]
}

function tradeRow({ trade, at, fen, refundNo }: { trade: Trade; at: Date; fen: bigint; refundNo: string }): string[] {
  const { no, outNo, subject, createdAt } = trade
  const head = [no, outNo, fen < 0n ? '退款' : '交易', subject.replace(/,/g, ' ')]
  const place = [formatDateTime(createdAt), formatDateTime(at), '', '', '', '', '138****0000']
  const amounts = [fenToYuan(fen), fenToYuan(fen), '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00']
  return [...head, ...place, ...amounts, refundNo, '-0.01', '0.00', '']
}

function accountRow(
  { no, outNo }: Trade | Transfer,
  { at, fen, kind }: { at: Date; fen: bigint; kind: string },
): string[] {
  const [received, spent] = fen < 0n ? ['0.00', fenToYuan(fen)] : [fenToYuan(fen), '0.00']
  return [`A${no}`, no, outNo, '', formatDateTime(at), '138****0000', received, spent, '999.00', '支付宝', kind, '']
}
