import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { type SandboxKeys, signedText } from '../../sandbox/keys'
import type { Channel, ChargeState, Notice, RefundNotice, RefundState } from '../port'
import { APP_ID, SELLER_ID, type Trade } from './merchant'
import type { Refund } from './refunds'

/** Any other status is ignored. */
const STATES = new Map<string, ChargeState['state']>([
  ['TRADE_SUCCESS', 'SUCCESS'],
  ['TRADE_CLOSED', 'CLOSED'],
])
const REFUND_STATES = new Map<string, RefundState['state']>([
  ['REFUND_SUCCESS', 'SUCCESS'],
  ['REFUND_FAILED', 'FAILED'],
])

const distIdOf = (attach: string): number | null => (/^\d{1,9}$/.test(attach) ? Number(attach) : null)

export const stateOf = (trade: Trade): ChargeState => ({
  interSn: trade.outTradeNo,
  distId: distIdOf(trade.attach),
  channel: trade.channel,
  tradeNo: trade.tradeNo,
  state: trade.state,
  amount: trade.amountFen,
})

const whyOf = (state: RefundState['state']): string => (state === 'FAILED' ? '收款账户状态异常' : '')

export const refundOf = (refund: Refund, channel: Channel): RefundState => ({
  interSn: refund.outTradeNo,
  channel,
  refundSn: refund.refundNo,
  amount: refund.amountFen,
  state: refund.state,
  why: whyOf(refund.state),
})

/** Checks signature first, then app, seller and tenant; null for anything that is not genuine or not for us. */
export function readNotice(keys: SandboxKeys, body: string): Notice | RefundNotice | null {
  const params = Object.fromEntries(new URLSearchParams(body))
  const { sign = '', app_id, seller_id, out_trade_no: interSn = '', channel = '', attach = '' } = params
  if (!keys.verify(signedText(params), sign) || app_id !== APP_ID || seller_id !== SELLER_ID) return null
  const distId = distIdOf(attach)
  if ((channel !== '1' && channel !== '2') || distId === null) return null
  const of = { provider: 'sandbox', interSn, channel: Number(channel) as Channel }
  const { refund_no: refundSn, refund_amount = '', refund_status = '' } = params
  if (refundSn !== undefined) {
    if (!YUAN_PATTERN.test(refund_amount)) return null
    const state = REFUND_STATES.get(refund_status) ?? 'WAIT'
    return { ...of, refundSn, amount: yuanToFen(refund_amount), state, why: whyOf(state) }
  }
  const { trade_no: tradeNo = '', trade_status = '', total_amount = '' } = params
  if (!YUAN_PATTERN.test(total_amount)) return null
  const state = STATES.get(trade_status) ?? 'WAIT'
  return { ...of, kind: state, distId, tradeNo, state, amount: yuanToFen(total_amount) }
}
