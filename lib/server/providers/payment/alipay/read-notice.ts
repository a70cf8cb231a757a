import { fenOrNull, isAboveZero } from '../../alipay/yuan'
import type { ComplaintNotice, Notice } from '../port'
import type { PaymentParts } from './options'

/** The distributor that was sent with the charge; null: not included. */
export const distIdOf = (passback: string): number | null => (/^\d{1,9}$/.test(passback) ? Number(passback) : null)

const STATES = new Map<string, Notice['state']>([
  ['TRADE_SUCCESS', 'SUCCESS'],
  // months later, when the time for refunds ends: the same payment
  ['TRADE_FINISHED', 'SUCCESS'],
  ['TRADE_CLOSED', 'CLOSED'],
])

/** A message to the gateway of the app, which states no seller; it is sent once more until it is acknowledged. */
const COMPLAINTS = 'alipay.merchant.tradecomplain.changed'

function complaint(content: string): ComplaintNotice | null {
  try {
    const { complain_event_id: complaintSn } = JSON.parse(content) as { complain_event_id?: unknown }
    return typeof complaintSn === 'string' && complaintSn ? { provider: 'alipay', complaintSn } : null
  } catch {
    return null
  }
}

/**
 * Reads a notice: signature first, then app and seller. null: not genuine or not for us. Notices about refunds are
 * 'irrelevant', because they state the sum of all refunds and some never come: refunds are queried.
 */
export function readNotice(
  { client, options }: Pick<PaymentParts, 'client' | 'options'>,
  body: string,
): Notice | ComplaintNotice | 'irrelevant' | null {
  const fields = Object.fromEntries(new URLSearchParams(body))
  // the SDK would accept the weaker kind that a notice names itself
  if (fields.sign_type !== 'RSA2' || !client.isSigned(fields)) return null
  const { app_id, seller_id, out_trade_no: interSn = '', trade_no: tradeNo = '', passback_params = '' } = fields
  if (app_id === options.appId && fields.msg_method === COMPLAINTS) return complaint(fields.biz_content ?? '')
  if (app_id !== options.appId || seller_id !== options.sellerId) return null
  if (fields.notify_type !== 'trade_status_sync') return 'irrelevant'
  const amount = fenOrNull(fields.total_amount ?? '')
  const distId = distIdOf(passback_params)
  if (!interSn || !tradeNo || amount === null || (passback_params && distId === null)) return null
  const state = STATES.get(fields.trade_status ?? '')
  const isRefund = isAboveZero(fields.refund_fee ?? '') || Boolean(fields.gmt_refund)
  // closed after it was paid: a refund too
  if (!state || isRefund || (state === 'CLOSED' && fields.gmt_payment)) return 'irrelevant'
  return { provider: 'alipay', kind: state, interSn, distId, channel: 1, tradeNo, state, amount }
}
