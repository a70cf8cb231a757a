import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@/lib/shared/time'
import { WechatUnknown } from '../../wechat-pay/answer'
import type { WechatPayClient } from '../../wechat-pay/open-wechat-pay'
import { fenOrNull, textOf, type Values, valuesOf } from '../../wechat-pay/values'
import type { RefundRequest, RefundState } from '../port'
import type { PaymentParts } from './options'

/** Refusals that no repetition changes, in words for staff. */
const FINAL = new Map([
  ['INVALID_REQUEST', '微信支付不受理这笔退款'],
  ['USER_ACCOUNT_ABNORMAL', '付款人的微信支付账户异常'],
])
/**
 * A final refusal counts when it comes again after this time: it may be unsigned, and a request whose answer was lost
 * may take effect later.
 */
const SECOND_LOOK_MS = MINUTE_MS
const MOST_REFUSALS = 2000
const QUERY = 'refund query'
const STATES = new Map<string, RefundState['state']>([
  ['SUCCESS', 'SUCCESS'],
  ['PROCESSING', 'WAIT'],
  // the money is with WeChat Pay until staff move it
  ['ABNORMAL', 'WAIT'],
  ['CLOSED', 'FAILED'],
])
const WHY_CLOSED = '微信支付关闭了退款'

/** State and reason of a status; ABNORMAL and unknown ones are logged once for staff. */
export function readStatus(
  { logOnce }: Pick<WechatPayClient, 'logOnce'>,
  status: string,
  refundSn: string,
): Pick<RefundState, 'state' | 'why'> {
  const state = STATES.get(status) ?? 'WAIT'
  if (status === 'ABNORMAL')
    logOnce(`abnormal ${refundSn}`, { refundSn }, 'a wechat pay refund is abnormal: staff act in the merchant console')
  else if (!STATES.has(status))
    logOnce(`refund ${status}`, { refundSn, status }, 'unknown state of a wechat pay refund')
  return { state, why: state === 'FAILED' ? WHY_CLOSED : '' }
}

/** What WeChat Pay says about a refund; null: the number is unknown to it. Rejects with WechatUnknown. */
export async function askRefund(client: WechatPayClient, refundSn: string): Promise<Values | null> {
  const path = `v3/refund/domestic/refunds/${encodeURIComponent(refundSn)}`
  const answer = await client.ask({ name: QUERY, path })
  if (answer.ok) return answer.values
  if (answer.code === 'RESOURCE_NOT_EXISTS') return null
  throw new WechatUnknown(QUERY, answer.code)
}

/** Requests and queries refunds under our own refund number. */
export function createRefunds({ client, notifyUrl }: PaymentParts) {
  const { logOnce } = client
  const refusedAt = new LRUCache<string, number>({ max: MOST_REFUSALS })

  const stateOf = (name: string, request: RefundRequest, values: Values): RefundState => {
    const { interSn, channel, refundSn, amount, total } = request
    if (values.out_refund_no !== refundSn || values.out_trade_no !== interSn)
      throw new WechatUnknown(name, 'answer about another refund')
    const stated = valuesOf(values.amount)
    if (stated.currency !== 'CNY' || fenOrNull(stated.refund) !== amount || fenOrNull(stated.total) !== total) {
      logOnce(`amount ${refundSn}`, { interSn, refundSn }, 'wechat pay refunds another amount under our number')
      throw new WechatUnknown(name, 'another amount')
    }
    const { state, why } = readStatus(client, textOf(values.status), refundSn)
    return { interSn, channel, refundSn, amount, state, why }
  }

  const queryRefund = async (request: RefundRequest): Promise<RefundState | null> => {
    const values = await askRefund(client, request.refundSn)
    return values && stateOf(QUERY, request, values)
  }

  const refused = (request: RefundRequest, code: string): RefundState => {
    const { interSn, channel, refundSn, amount } = request
    const [key, now] = [`${refundSn} ${code}`, client.now().getTime()]
    logOnce(key, { interSn, refundSn, code }, 'wechat pay refuses a refund')
    const first = refusedAt.get(key) ?? now
    refusedAt.set(key, first)
    const why = now - first >= SECOND_LOOK_MS ? FINAL.get(code) : undefined
    return { interSn, channel, refundSn, amount, state: why ? 'FAILED' : 'WAIT', why: why ?? '' }
  }

  return {
    queryRefund,

    async refundCharge(request: RefundRequest): Promise<RefundState> {
      const name = 'refund'
      const { interSn, refundSn, amount, total } = request
      const answer = await client.ask({
        name,
        path: 'v3/refund/domestic/refunds',
        body: {
          out_trade_no: interSn,
          out_refund_no: refundSn,
          reason: '订单退款',
          notify_url: notifyUrl,
          amount: { refund: Number(amount), total: Number(total), currency: 'CNY' },
        },
      })
      if (answer.ok) return stateOf(name, request, answer.values)
      // an earlier request of the number may have been accepted although its answer was lost
      return (await queryRefund(request)) ?? refused(request, answer.code)
    },
  }
}
