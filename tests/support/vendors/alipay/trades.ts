import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { type Books, business, invalid, numberOf, type Refund, type Trade, type Values } from './books'
import type { Biz } from './fields'

interface Opening {
  books: Books
  now: Date
  biz: Biz
  notifyUrl: string
  returnUrl: string
}

const CHARGE = ['out_trade_no', 'total_amount', 'subject', 'time_expire', 'product_code', 'passback_params'] as const

/** A trade that no one has scanned or signed in for yet. */
function open({ books, now, biz, notifyUrl, returnUrl }: Opening): Trade {
  const outNo = biz.number('out_trade_no')
  const fen = biz.amount('total_amount', 1n)
  const subject = biz.text('subject', 256)
  if (/[/=&]/.test(subject)) throw invalid('isv.invalid-parameter')
  if (subject.includes('违禁')) throw business('ACQ.EXIST_FORBIDDEN_WORD')
  const expiresAt = biz.time('time_expire')
  const known = books.trades.get(outNo)
  const content = biz.json()
  if (known) {
    if (known.status === 'TRADE_SUCCESS' || known.status === 'TRADE_FINISHED') throw business('ACQ.TRADE_HAS_SUCCESS')
    if (known.status === 'TRADE_CLOSED') throw business('ACQ.TRADE_HAS_CLOSE')
    if (known.content !== content) throw business('ACQ.CONTEXT_INCONSISTENT')
    return known
  }
  if (expiresAt <= now) throw business('ACQ.NOW_TIME_AFTER_EXPIRE_TIME_ERROR')
  const passback = biz.optional('passback_params', 512)
  const dates = { createdAt: now, expiresAt, paidAt: undefined, closedAt: undefined }
  const values = { no: numberOf(now), outNo, fen, subject, content, passback, notifyUrl, returnUrl, ...dates }
  const trade: Trade = { ...values, status: 'UNSCANNED', refunds: [] }
  books.trades.set(outNo, trade)
  return trade
}

export function precreate(opening: Opening): Values {
  opening.biz.known(...CHARGE)
  opening.biz.oneOf('product_code', ['FACE_TO_FACE_PAYMENT', 'QR_CODE_OFFLINE'])
  const { outNo, no } = open(opening)
  return { out_trade_no: outNo, qr_code: `https://qr.alipay.test/${no}` }
}

/** The page on a phone: the payer signs in, so the trade exists. */
export function wapPay(opening: Opening): Trade {
  opening.biz.known(...CHARGE, 'quit_url').oneOf('product_code', ['QUICK_WAP_WAY'])
  opening.biz.text('quit_url', 400)
  if (opening.biz.time('time_expire').getTime() - opening.now.getTime() < 5 * 60_000)
    throw invalid('isv.invalid-parameter')
  return signIn(open(opening))
}

export function pagePay(opening: Opening): Trade {
  opening.biz.known(...CHARGE, 'qr_pay_mode').oneOf('product_code', ['FAST_INSTANT_TRADE_PAY'])
  return signIn(open(opening))
}

export function signIn(trade: Trade): Trade {
  if (trade.status === 'UNSCANNED') trade.status = 'WAIT_BUYER_PAY'
  return trade
}

/** The trade of a call, by either number. Expired ones are closed first. */
function find({ books, now, biz }: Pick<Opening, 'books' | 'now' | 'biz'>): Trade {
  const tradeNo = biz.optional('trade_no', 64)
  const trade = tradeNo
    ? [...books.trades.values()].find(({ no }) => no === tradeNo)
    : books.trades.get(biz.number('out_trade_no'))
  if (!trade || trade.status === 'UNSCANNED') throw business('ACQ.TRADE_NOT_EXIST')
  if (trade.status === 'WAIT_BUYER_PAY' && trade.expiresAt <= now) close(trade, now)
  return trade
}

function close(trade: Trade, now: Date): void {
  trade.status = 'TRADE_CLOSED'
  trade.closedAt = now
}

const refundedOf = ({ refunds }: Trade): bigint => refunds.reduce((sum, { fen }) => sum + fen, 0n)

export function query(request: Pick<Opening, 'books' | 'now' | 'biz'>): Values {
  const trade = find(request)
  return {
    out_trade_no: trade.outNo,
    trade_no: trade.no,
    trade_status: trade.status,
    total_amount: fenToYuan(trade.fen),
    buyer_logon_id: '138****0000',
    ...(trade.paidAt && { send_pay_date: formatDateTime(trade.paidAt) }),
  }
}

export function closeTrade(request: Pick<Opening, 'books' | 'now' | 'biz'>): Values {
  const trade = find(request)
  if (trade.status !== 'WAIT_BUYER_PAY') throw business('ACQ.TRADE_STATUS_ERROR')
  close(trade, request.now)
  return { out_trade_no: trade.outNo, trade_no: trade.no }
}

/** Closes an unpaid trade and pays a paid one back. */
export function cancel({ books, now, biz }: Pick<Opening, 'books' | 'now' | 'biz'>): Values {
  const trade = books.trades.get(biz.number('out_trade_no'))
  const isPaid = trade?.status === 'TRADE_SUCCESS'
  if (trade && isPaid)
    trade.refunds.push({ no: trade.outNo, fen: trade.fen - refundedOf(trade), at: now, isDone: true })
  if (trade) close(trade, now)
  return { out_trade_no: biz.number('out_trade_no'), retry_flag: 'N', action: isPaid ? 'refund' : 'close' }
}

export function refund(request: Pick<Opening, 'books' | 'now' | 'biz'>, isSlow: boolean): Values {
  const { now, biz } = request
  biz.known('out_trade_no', 'trade_no', 'refund_amount', 'out_request_no', 'refund_reason')
  const trade = find(request)
  const [fen, no] = [biz.amount('refund_amount', 1n), biz.number('out_request_no')]
  const answer = (change: 'Y' | 'N'): Values => ({
    out_trade_no: trade.outNo,
    trade_no: trade.no,
    fund_change: change,
    refund_fee: fenToYuan(refundedOf(trade)),
  })
  const known = trade.refunds.find((one) => one.no === no)
  if (known) {
    if (known.fen !== fen) throw business('ACQ.DISCORDANT_REPEAT_REQUEST')
    return answer('N')
  }
  if (trade.status === 'TRADE_FINISHED') throw business('ACQ.TRADE_HAS_FINISHED')
  if (trade.status === 'TRADE_CLOSED') throw business('ACQ.TRADE_HAS_CLOSE')
  if (trade.status !== 'TRADE_SUCCESS') throw business('ACQ.TRADE_NOT_ALLOW_REFUND')
  if (refundedOf(trade) + fen > trade.fen) throw business('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
  trade.refunds.push({ no, fen, at: now, isDone: !isSlow })
  if (refundedOf(trade) === trade.fen) close(trade, now)
  return answer(isSlow ? 'N' : 'Y')
}

/** An unknown refund number is no error: the answer only lacks the state. */
export function queryRefund(request: Pick<Opening, 'books' | 'now' | 'biz'>): Values {
  const trade = find(request)
  const no = request.biz.number('out_request_no')
  const found: Refund | undefined = trade.refunds.find((one) => one.no === no && one.isDone)
  if (!found) return {}
  return {
    out_trade_no: trade.outNo,
    trade_no: trade.no,
    out_request_no: no,
    refund_status: 'REFUND_SUCCESS',
    refund_amount: fenToYuan(found.fen),
    total_amount: fenToYuan(trade.fen),
  }
}
