import { maskPayee, type PayeeKind, payeeFault, payeeName } from '@/lib/shared/money/payout'
import { refuse } from '../../../../runtime/refusal'

export interface PayeeForm {
  kind: PayeeKind
  account: string
  /** Of a card. */
  bankName: string
}

/** What a code by SMS confirms: these words, and nothing but this very number. Refuses INVALID_INPUT. */
export function payeeDeed({ kind, account, bankName }: PayeeForm): { words: string; value: string; mask: string } {
  const fault = payeeFault(kind, account)
  if (fault) throw refuse('INVALID_INPUT', fault, { field: 'account' })
  if (kind === 3 && !bankName) throw refuse('INVALID_INPUT', '请选择开户银行', { field: 'bankName' })
  const mask = maskPayee(kind, account)
  return {
    words: `绑定收款账户${payeeName({ kind, bankName, mask })}`,
    value: `${kind} ${bankName} ${account}`,
    mask,
  }
}
