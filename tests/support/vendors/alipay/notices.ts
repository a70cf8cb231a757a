import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { Refund, Trade } from './books'
import { type Identity, signedText, signText } from './identity'

export interface NoticeOptions {
  /** A notice about this refund. */
  refund?: Refund
  /** Changed before signing: Alipay itself states so. */
  changes?: Readonly<Record<string, string | undefined>>
  /** Changed after signing. */
  tamper?: Readonly<Record<string, string>>
  /** Signed by another key. */
  key?: Identity['alipay']['privateKey']
}

interface Sender {
  identity: Identity
  appId: string
  sellerId: string
  now: Date
}

/** Form text of a notice about the present state of a trade. Its `notify_id` is the same at each repetition. */
export function noticeOf(sender: Sender, trade: Trade, options: NoticeOptions = {}): string {
  const { refund, changes = {}, tamper = {}, key = sender.identity.alipay.privateKey } = options
  const total = fenToYuan(trade.fen)
  const refunded = trade.refunds.reduce((sum, { fen }) => sum + fen, 0n)
  const stated: Record<string, string | undefined> = {
    notify_time: formatDateTime(sender.now),
    notify_type: 'trade_status_sync',
    notify_id: `${trade.no}${trade.status}${refund?.no ?? ''}`,
    app_id: sender.appId,
    auth_app_id: sender.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.no,
    out_trade_no: trade.outNo,
    buyer_id: '2088000000000009',
    seller_id: sender.sellerId,
    trade_status: trade.status,
    subject: trade.subject,
    total_amount: total,
    receipt_amount: total,
    buyer_pay_amount: total,
    gmt_create: formatDateTime(trade.createdAt),
    gmt_payment: trade.paidAt && formatDateTime(trade.paidAt),
    gmt_close: trade.closedAt && formatDateTime(trade.closedAt),
    fund_bill_list: `[{"amount":"${total}","fundChannel":"ALIPAYACCOUNT"}]`,
    passback_params: trade.passback,
    out_biz_no: refund?.no,
    refund_fee: refund && fenToYuan(refunded),
    gmt_refund: refund && `${formatDateTime(refund.at)}.123`,
    ...changes,
  }
  const fields = Object.fromEntries(
    Object.entries(stated).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const sign = signText(signedText(fields, ['sign', 'sign_type']), key)
  return new URLSearchParams({ ...fields, sign, ...tamper }).toString()
}

/** Form text of a message to the gateway of the app, about a complaint. */
export function messageOf(
  { identity, appId, now }: Omit<Sender, 'sellerId'>,
  complaintId: string,
  tamper: Readonly<Record<string, string>>,
): string {
  const fields = {
    msg_method: 'alipay.merchant.tradecomplain.changed',
    biz_content: JSON.stringify({ complain_event_id: complaintId }),
    utc_timestamp: String(now.getTime()),
    notify_id: `complaint${complaintId}`,
    app_id: appId,
    charset: 'utf-8',
    version: '1.1',
    sign_type: 'RSA2',
  }
  const sign = signText(signedText(fields, ['sign', 'sign_type']), identity.alipay.privateKey)
  return new URLSearchParams({ ...fields, sign, ...tamper }).toString()
}

/** Posts a notice as Alipay does; resolves with the answer, of which only `success` ends the repetitions. */
export async function postNotice(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
  return (await fetch(url, { method: 'POST', body, headers })).text()
}
