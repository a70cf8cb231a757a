import { ZERO } from '@/lib/shared/money/money'
import type { WechatPayClient } from '../../wechat-pay/open-wechat-pay'
import { fenOrNull, textOf, type Values, valuesOf } from '../../wechat-pay/values'
import type { ChargeState } from '../port'

const STATES = new Map<string, ChargeState['state']>([
  ['SUCCESS', 'SUCCESS'],
  // paid, and a refund was requested since
  ['REFUND', 'SUCCESS'],
  ['NOTPAY', 'WAIT'],
  ['USERPAYING', 'WAIT'],
  ['ACCEPT', 'WAIT'],
  ['CLOSED', 'CLOSED'],
  ['REVOKED', 'CLOSED'],
  ['PAYERROR', 'CLOSED'],
])

/**
 * Reads a trade of a query or notice; null: of another app or merchant, of another currency, or not readable. An
 * unknown state is WAIT.
 */
export function readTrade({ appId, mchId, logOnce }: WechatPayClient, values: Values): ChargeState | null {
  if (values.appid !== appId || values.mchid !== mchId) return null
  const [interSn, transactionId, attach] = [values.out_trade_no, values.transaction_id, values.attach].map(textOf)
  const distId = attach ? distIdOf(attach) : null
  if (!interSn || (attach && distId === null)) return null
  const status = textOf(values.trade_state)
  const state = STATES.get(status) ?? 'WAIT'
  if (!STATES.has(status)) logOnce(`trade ${status}`, { interSn, status }, 'unknown state of a wechat pay trade')
  const { total, currency } = valuesOf(values.amount)
  const amount = currency === 'CNY' ? fenOrNull(total) : null
  if (state === 'SUCCESS') {
    if (!transactionId || amount === null) return null
    return { interSn, distId, channel: 2, tradeNo: transactionId, state, amount }
  }
  // a closed trade has no number of WeChat Pay's
  const tradeNo = transactionId || (state === 'CLOSED' ? interSn : '')
  return { interSn, distId, channel: 2, tradeNo, state, amount: amount ?? ZERO }
}

/** The distributor that was sent with the charge. */
const distIdOf = (attach: string): number | null => (/^\d{1,9}$/.test(attach) ? Number(attach) : null)
