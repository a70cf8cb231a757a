import { maskPayee, type PayeeKind, payeeError, payeeName } from '@/lib/shared/money/payout'
import type { PayoutProvider } from '../../../../providers/payout/port'
import { refuse } from '../../../../runtime/refusal'
import { assertPayable } from '../rules'

export interface PayeeForm {
  kind: PayeeKind
  account: string
  /** For cards only. */
  bankName: string
}

/**
 * Returns the text and value that an SMS code confirms: valid for exactly this account number. Refuses INVALID_INPUT,
 * also for a kind that the provider cannot pay.
 */
export function payeeAction(
  payout: PayoutProvider,
  { kind, account, bankName }: PayeeForm,
): { words: string; value: string; mask: string } {
  assertPayable(payout, kind)
  const error = payeeError(kind, account)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'account' })
  if (kind === 3 && !bankName) throw refuse('INVALID_INPUT', '请选择开户银行', { field: 'bankName' })
  const mask = maskPayee(kind, account)
  return {
    words: `绑定收款账户${payeeName({ kind, bankName, mask })}`,
    value: `${kind} ${bankName} ${account}`,
    mask,
  }
}
