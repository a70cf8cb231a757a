import { Field } from '@/components/ui/field'
import { digits } from '@/components/ui/use-form'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { givenProof, ProofFields, proofFault } from './proof-form'

/** How much was handed over, with the proof of it. Fewer than ordered settles pro rata. */
function QuantityFields(props: FieldsProps) {
  const { action, draft, change, errorOf } = props
  const { most, unit } = action.quantity ?? { most: 0, unit: '' }
  const isPart = draft.quantity !== '' && Number(draft.quantity) < most
  return (
    <>
      <Field
        id={idOf('quantity')}
        label={`实际交付（${unit}）`}
        required
        error={errorOf('quantity')}
        hint={isPart ? `少于订单的 ${most}，差额按比例结算` : `订单数量 ${most}`}
      >
        <input
          className="input num"
          inputMode="numeric"
          maxLength={13}
          autoComplete="off"
          value={draft.quantity}
          onChange={(event) => change({ quantity: digits(event.target.value) })}
        />
      </Field>
      <ProofFields {...props} />
    </>
  )
}

export const quantityForm: ActionForm = {
  Fields: QuantityFields,
  fields: ['quantity', 'note', 'pictures'],
  fault: (draft, { quantity }) => {
    const number = Number(draft.quantity)
    if (number < 1) return ['quantity', '请填写交付的数量']
    if (quantity && number > quantity.most) return ['quantity', `最多 ${quantity.most}`]
    return proofFault(draft)
  },
  given: (draft) => ({ quantity: draft.quantity, ...givenProof(draft) }),
}
