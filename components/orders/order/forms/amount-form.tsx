import { Field } from '@/components/ui/forms/field'
import { amountError } from '@/lib/shared/money/amount-error'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { ProofFields, proofError, proofInput } from './proof-form'

/** An amount with evidence. */
function AmountFields(props: FieldsProps) {
  const { action, draft, change, errorOf } = props
  return (
    <>
      <Field
        id={idOf('amount')}
        label="金额（元）"
        required
        error={errorOf('amount')}
        hint={action.most ? `最多 ${yuanText(action.most)}` : undefined}
      >
        <input
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          onChange={(event) => change({ amount: event.target.value })}
          onBlur={() => change({ amount: normalAmount(draft.amount) })}
        />
      </Field>
      <ProofFields {...props} />
    </>
  )
}

export const amountForm: ActionForm = {
  Fields: AmountFields,
  fields: ['amount', 'note', 'pictures'],
  validate: (draft, { most }) => {
    const amount = normalAmount(draft.amount)
    if (!amount) return ['amount', '请输入金额']
    const fault = amountError(amount, { most: most ?? undefined })
    return fault ? ['amount', fault] : proofError(draft)
  },
  toInput: (draft) => ({ amount: normalAmount(draft.amount), ...proofInput(draft) }),
}
