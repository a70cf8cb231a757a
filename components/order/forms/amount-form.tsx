import { Field } from '@/components/ui/field'
import { passes } from '@/lib/shared/field-rules'
import { yuanText, yuanToFen } from '@/lib/shared/money'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { givenProof, ProofFields, proofFault } from './proof-form'

/** A sum with the proof that it is due. */
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
          maxLength={12}
          autoComplete="off"
          value={draft.amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </Field>
      <ProofFields {...props} />
    </>
  )
}

export const amountForm: ActionForm = {
  Fields: AmountFields,
  fields: ['amount', 'note', 'pictures'],
  fault: (draft, { most }) => {
    const amount = draft.amount.trim()
    if (!amount) return ['amount', '请输入金额']
    if (!passes('price', amount)) return ['amount', '请输入正确的金额，最多两位小数']
    if (most && yuanToFen(amount) > yuanToFen(most)) return ['amount', `不能超过${yuanText(most)}`]
    return proofFault(draft)
  },
  given: (draft) => ({ amount: draft.amount.trim(), ...givenProof(draft) }),
}
