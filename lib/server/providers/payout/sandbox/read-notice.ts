import { YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { type SandboxKeys, signedText } from '../../sandbox/keys'
import type { PayoutNotice, PayoutState } from '../port'
import { APP_ID, type BankPayout } from './bank'

/** Any other status is ignored. */
const STATES = new Set<string>(['SUCCESS', 'FAILED', 'RETURNED'] satisfies PayoutState['state'][])

export const payoutOf = ({ payoutNo, tradeNo, amountFen, state, why }: BankPayout): PayoutState => ({
  payoutSn: payoutNo,
  tradeNo,
  amount: amountFen,
  state,
  why,
})

/** Checks signature first, then app; null for anything that is not genuine or not for us. */
export function readNotice(keys: SandboxKeys, body: string): PayoutNotice | null {
  const params = Object.fromEntries(new URLSearchParams(body))
  const { sign = '', app_id, payout_no: payoutSn = '', trade_no: tradeNo = '', why = '' } = params
  if (!keys.verify(signedText(params), sign) || app_id !== APP_ID) return null
  const { payout_amount = '', payout_status = '' } = params
  if (!YUAN_PATTERN.test(payout_amount)) return null
  const state = STATES.has(payout_status) ? (payout_status as PayoutState['state']) : 'WAIT'
  return { provider: 'sandbox', payoutSn, tradeNo, amount: yuanToFen(payout_amount), state, why }
}
