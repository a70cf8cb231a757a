import { fenToYuan } from '@/lib/shared/money/money'
import { AlipayUnknown } from '../../alipay/answer'
import { fenOrNull } from '../../alipay/yuan'
import type { RefundRequest, RefundState } from '../port'
import type { PaymentParts } from './options'

/** Refusals that no repetition changes, in words for staff. */
const FINAL = new Map([
  ['TRADE_HAS_FINISHED', '交易已超过支付宝的可退款期限'],
  ['TRADE_NOT_ALLOW_REFUND', '支付宝不允许这笔交易退款'],
  ['REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超出可退金额'],
  ['REFUND_FEE_ERROR', '退款金额有误'],
  ['NOT_ALLOW_PARTIAL_REFUND', '这笔交易不支持部分退款'],
  ['DISCORDANT_REPEAT_REQUEST', '同一退款号的退款信息不一致'],
])
/** Refusals that pass. */
const PASSING = new Set(['SYSTEM_ERROR', 'REQUEST_PROCESSING'])

/**
 * Requests and queries refunds under our own refund number. Every refusal is followed by a query, because an earlier
 * request of the number may have moved the money although its answer was lost.
 */
export function createRefunds({ client, logOnce }: PaymentParts) {
  const queryRefund = async (request: RefundRequest): Promise<RefundState | null> => {
    const method = 'alipay.trade.fastpay.refund.query'
    const { interSn, refundSn } = request
    const answer = await client.ask(method, { out_trade_no: interSn, out_request_no: refundSn })
    if (!answer.ok) {
      if (answer.code === 'TRADE_NOT_EXIST') return null
      throw new AlipayUnknown(method, answer.code)
    }
    const { field } = answer
    // without a state it did not arrive, or failed; to be asked again under the same number
    if (field('refund_status') !== 'REFUND_SUCCESS') return null
    if (field('out_trade_no') !== interSn || field('out_request_no') !== refundSn)
      throw new AlipayUnknown(method, 'answer about another refund')
    if (fenOrNull(field('refund_amount')) !== request.amount) {
      logOnce(`amount ${refundSn}`, { interSn, refundSn }, 'alipay refunded another amount under our number')
      throw new AlipayUnknown(method, 'another amount')
    }
    return stateOf(request, 'SUCCESS')
  }

  const refundCharge = async (request: RefundRequest): Promise<RefundState> => {
    const method = 'alipay.trade.refund'
    const { interSn, refundSn, amount } = request
    const answer = await client.ask(method, {
      out_trade_no: interSn,
      refund_amount: fenToYuan(amount),
      out_request_no: refundSn,
      refund_reason: '订单退款',
    })
    if (answer.ok) {
      if (answer.field('out_trade_no') !== interSn) throw new AlipayUnknown(method, 'answer about another refund')
      if (answer.field('fund_change') === 'Y') return stateOf(request, 'SUCCESS')
      return (await queryRefund(request)) ?? stateOf(request, 'WAIT')
    }
    const known = await queryRefund(request)
    if (known) return known
    const { code } = answer
    const why = FINAL.get(code)
    if (why !== undefined) return stateOf(request, 'FAILED', why)
    // our balance, a frozen trade or buyer, a trade refunded otherwise, or a code that we do not know: staff look
    if (!PASSING.has(code)) logOnce(`${refundSn} ${code}`, { interSn, refundSn, code }, 'an alipay refund is stuck')
    return stateOf(request, 'WAIT')
  }

  return { queryRefund, refundCharge }
}

const stateOf = (
  { interSn, channel, refundSn, amount }: RefundRequest,
  state: RefundState['state'],
  why = '',
): RefundState => ({ interSn, channel, refundSn, amount, state, why })
