import {
  type Books,
  numberOf,
  type Refund,
  type RefundStatus,
  Refusal,
  type Trade,
  timeText,
  type Values,
} from './books'
import { Body } from './fields'
import { type Desk, TRADE_NO } from './trades'

const REFUND_NO = /^[\w*@|-]{1,64}$/
const MOST_PARTS = 50
const PAUSE_MS = 60_000
const YEAR_MS = 365 * 86_400_000
const FIELDS = ['out_trade_no', 'transaction_id', 'out_refund_no', 'reason', 'notify_url', 'amount']

/** Accepts a refund; a repeated number with the same content is the same refund. */
export function openRefund(desk: Desk, text: string, first: RefundStatus): Values {
  const { books, now } = desk
  const body = Body.read(text).known(...FIELDS)
  const outNo = body.optional('transaction_id', 32) ? undefined : body.matching('out_trade_no', TRADE_NO)
  const no = body.matching('out_refund_no', REFUND_NO)
  body.optional('reason', 80)
  const amount = body.part('amount').known('refund', 'total', 'currency')
  const [fen, total] = [amount.fen('refund'), amount.fen('total')]
  amount.currency()
  const notifyUrl = body.address('notify_url')
  const trade = [...books.trades.values()].find((one) =>
    outNo ? one.outNo === outNo : one.no === body.optional('transaction_id', 32),
  )
  if (!trade) throw new Refusal(404, 'RESOURCE_NOT_EXISTS')
  const known = trade.refunds.find((one) => one.no === no)
  if (known && known.content !== text) throw new Refusal(400, 'INVALID_REQUEST')
  if (known) return refundValues(trade, known)
  checkRefund(trade, { fen, total, now })
  const doneAt = first === 'SUCCESS' ? now : undefined
  const refund: Refund = {
    id: numberOf('5030', now),
    no,
    fen,
    content: text,
    status: first,
    at: now,
    doneAt,
    notifyUrl,
  }
  trade.refunds.push(refund)
  trade.state = 'REFUND'
  return refundValues(trade, refund)
}

function checkRefund(trade: Trade, { fen, total, now }: { fen: number; total: number; now: Date }): void {
  if (!trade.paidAt || total !== trade.fen) throw new Refusal(400, 'INVALID_REQUEST')
  const alive = trade.refunds.filter(({ status }) => status !== 'CLOSED')
  const refunded = alive.reduce((sum, one) => sum + one.fen, 0)
  if (refunded + fen > trade.fen || alive.length >= MOST_PARTS) throw new Refusal(400, 'INVALID_REQUEST')
  if (now.getTime() - trade.paidAt.getTime() > YEAR_MS) throw new Refusal(400, 'INVALID_REQUEST')
  const last = trade.refunds.at(-1)
  if (last && now.getTime() - last.at.getTime() < PAUSE_MS) throw new Refusal(429, 'FREQUENCY_LIMITED')
}

export function findRefund({ trades }: Books, no: string): { trade: Trade; refund: Refund } {
  for (const trade of trades.values()) {
    const refund = trade.refunds.find((one) => one.no === no)
    if (refund) return { trade, refund }
  }
  throw new Refusal(404, 'RESOURCE_NOT_EXISTS')
}

/** A refund as answers show it. */
export const refundValues = (trade: Trade, refund: Refund): Values => ({
  refund_id: refund.id,
  out_refund_no: refund.no,
  transaction_id: trade.no,
  out_trade_no: trade.outNo,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: timeText(refund.at),
  ...(refund.doneAt && { success_time: timeText(refund.doneAt) }),
  status: refund.status,
  funds_account: 'AVAILABLE',
  amount: { total: trade.fen, refund: refund.fen, payer_total: trade.fen, payer_refund: refund.fen, currency: 'CNY' },
})

/** A refund as notices show it: without app and currency, its status under another name. */
export const refundNoticeValues = (mchId: string, trade: Trade, refund: Refund): Values => ({
  mchid: mchId,
  transaction_id: trade.no,
  out_trade_no: trade.outNo,
  refund_id: refund.id,
  out_refund_no: refund.no,
  refund_status: refund.status,
  ...(refund.doneAt && { success_time: timeText(refund.doneAt) }),
  user_received_account: '支付用户零钱',
  amount: { total: trade.fen, refund: refund.fen, payer_total: trade.fen, payer_refund: refund.fen },
})
