import { type Books, invalid, numberOf, type Product, Refusal, type Trade, timeText, type Values } from './books'
import { Body } from './fields'
import { nonceOf } from './identity'

/** Of whom a call is, and what was sent before. */
export interface Desk {
  books: Books
  now: Date
  appId: string
  mchId: string
  /** Payers of the app, by openid. */
  openIds: ReadonlySet<string>
}

const MINUTE_MS = 60_000
const CODE_MS = 120 * MINUTE_MS
const PAGE_MS = 5 * MINUTE_MS
export const TRADE_NO = /^[\w*|-]{6,32}$/
const FIELDS = ['appid', 'mchid', 'description', 'out_trade_no', 'time_expire', 'attach', 'notify_url', 'amount']

/** Opens a trade, or opens it again by the same content. */
export function openTrade(desk: Desk, product: Product, text: string): Values {
  const { books, now, appId, mchId } = desk
  const body = Body.read(text)
  const extra = { native: [], h5: ['scene_info'], jsapi: ['payer'] }[product]
  body.known(...FIELDS, ...extra)
  if (body.text('appid', 32) !== appId || body.text('mchid', 32) !== mchId)
    throw new Refusal(400, 'APPID_MCHID_NOT_MATCH')
  const amount = body.part('amount').known('total', 'currency')
  amount.currency()
  const expiresAt = body.time('time_expire')
  if (expiresAt.getTime() - now.getTime() < MINUTE_MS) throw invalid('time_expire')
  const trade: Trade = {
    no: numberOf('4200', now),
    outNo: body.matching('out_trade_no', TRADE_NO),
    product,
    fen: amount.fen('total'),
    description: body.text('description', 127),
    content: text,
    attach: body.optional('attach', 128),
    notifyUrl: body.address('notify_url'),
    openId: product === 'jsapi' ? payerOf(desk, body) : 'o-somebody',
    state: 'NOTPAY',
    createdAt: now,
    expiresAt,
    paidAt: undefined,
    refunds: [],
  }
  if (product === 'h5') checkScene(body)
  const known = books.trades.get(trade.outNo)
  if (known?.state === 'CLOSED') throw new Refusal(400, 'ORDER_CLOSED')
  if (known && known.state !== 'NOTPAY') throw new Refusal(400, 'ORDERPAID')
  if (known && (known.content !== text || known.product !== product)) throw new Refusal(403, 'OUT_TRADE_NO_USED')
  if (!known) books.trades.set(trade.outNo, trade)
  return ticketOf(desk, known ?? trade)
}

function payerOf({ openIds }: Desk, body: Body): string {
  const openId = body.part('payer').known('openid').text('openid', 128)
  if (!openIds.has(openId)) throw invalid('openid')
  return openId
}

function checkScene(body: Body): void {
  const scene = body.part('scene_info').known('payer_client_ip', 'h5_info', 'device_id')
  scene.ip('payer_client_ip')
  scene.part('h5_info').known('type').text('type', 32)
}

function ticketOf({ books, now }: Desk, { outNo, product }: Trade): Values {
  const ticket = (name: string, ms: number) => {
    books.tickets.set(name, { outNo, until: new Date(now.getTime() + ms) })
    return name
  }
  const id = nonceOf(8)
  if (product === 'native') return { code_url: ticket(`weixin://wxpay/bizpayurl?pr=${id}`, CODE_MS) }
  if (product === 'jsapi') return { prepay_id: ticket(`wx${id}`, CODE_MS) }
  const page = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${id}&package=${nonceOf(4)}`
  return { h5_url: ticket(page, PAGE_MS) }
}

export function findTrade({ books }: Pick<Desk, 'books'>, outNo: string): Trade {
  const trade = books.trades.get(outNo)
  if (!trade) throw new Refusal(404, 'ORDER_NOT_EXIST')
  return trade
}

/** The trade as queries and notices show it. */
export function tradeValues({ appId, mchId }: Pick<Desk, 'appId' | 'mchId'>, trade: Trade): Values {
  const isPaid = trade.paidAt !== undefined
  return {
    appid: appId,
    mchid: mchId,
    out_trade_no: trade.outNo,
    ...(isPaid && { transaction_id: trade.no, success_time: timeText(trade.paidAt as Date), bank_type: 'OTHERS' }),
    ...(isPaid && { payer: { openid: trade.openId } }),
    trade_type: { native: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' }[trade.product],
    trade_state: trade.state,
    trade_state_desc: trade.state === 'SUCCESS' ? '支付成功' : '订单状态',
    ...(trade.attach !== undefined && { attach: trade.attach }),
    amount: {
      total: trade.fen,
      currency: 'CNY',
      ...(isPaid && { payer_total: trade.fen, payer_currency: 'CNY' }),
    },
  }
}

/** 204 on success. */
export function closeTrade(desk: Desk, outNo: string, text: string, oldRules: boolean): undefined {
  const body = Body.read(text).known('mchid')
  if (body.text('mchid', 32) !== desk.mchId) throw new Refusal(404, 'MCH_NOT_EXISTS')
  const trade = findTrade(desk, outNo)
  if (trade.state === 'CLOSED') throw new Refusal(400, 'ORDER_CLOSED')
  if (trade.paidAt) throw new Refusal(400, 'ORDERPAID')
  // by old documents, five minutes must have passed since it was opened
  if (oldRules && desk.now.getTime() - trade.createdAt.getTime() < PAGE_MS) throw new Refusal(400, 'INVALID_REQUEST')
  trade.state = 'CLOSED'
}
