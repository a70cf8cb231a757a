import type { WechatPayClient } from '../../wechat-pay/open-wechat-pay'
import { fenOrNull, parseValues, textOf, type Values, valuesOf } from '../../wechat-pay/values'
import type { ComplaintNotice, Notice, RefundNotice } from '../port'
import { readTrade } from './read-trade'
import { readStatus } from './refunds'

const PROVIDER = 'wechat'

/**
 * Reads a notice: signature over the raw body first, then the encrypted resource, then app and merchant. null: not
 * genuine or not for us; 'irrelevant': other news than of a payment, refund or complaint.
 */
export function readNotice(
  client: WechatPayClient,
  body: string,
  headers: Headers,
): Notice | RefundNotice | ComplaintNotice | 'irrelevant' | null {
  const { keys, now } = client
  if (!keys.isGenuine((name) => headers.get(name), body, now())) return null
  const notice = parseValues(body)
  const event = textOf(notice?.event_type)
  const resource = valuesOf(notice?.resource)
  const values = keys.open(resource)
  if (!values) return null
  if (event.startsWith('TRANSACTION.')) return payment(client, values)
  if (event.startsWith('REFUND.')) return refund(client, values)
  if (event.startsWith('COMPLAINT.')) {
    const complaintSn = textOf(values.complaint_id)
    return complaintSn ? { provider: PROVIDER, complaintSn } : null
  }
  return 'irrelevant'
}

function payment(client: WechatPayClient, values: Values): Notice | 'irrelevant' | null {
  const trade = readTrade(client, values)
  if (!trade) return null
  return trade.state === 'WAIT' ? 'irrelevant' : { ...trade, provider: PROVIDER, kind: trade.state }
}

/** It holds no app, and its status has another name than in an answer. */
function refund(client: WechatPayClient, values: Values): RefundNotice | null {
  if (values.mchid !== client.mchId) return null
  const [interSn, refundSn, status] = [values.out_trade_no, values.out_refund_no, values.refund_status].map(textOf)
  const { refund: refunded, currency = 'CNY' } = valuesOf(values.amount)
  const amount = fenOrNull(refunded)
  if (!interSn || !refundSn || !status || amount === null || currency !== 'CNY') return null
  const { state, why } = readStatus(client, status, refundSn)
  return { provider: PROVIDER, interSn, channel: 2, refundSn, amount, state, why }
}
