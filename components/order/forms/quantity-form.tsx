import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { trimmed } from '@/components/ui/use-form'
import { coinsText } from '@/lib/shared/coin-terms'
import { readCoins, unitName, unitOf } from '@/lib/shared/coin-unit'
import { type ActionForm, type FieldsProps, idOf } from './action-form'
import { givenProof, ProofFields, proofFault } from './proof-form'

const HANDED = { label: '交付说明', hint: '写明交付方式和时间', shows: '交付前后各一张，要能看清角色名和数量' }

/** How much was handed over, typed in 万 where it is that much, with the proof of it. Fewer than ordered settles pro rata. */
function QuantityFields(props: FieldsProps) {
  const { action, draft, change, errorOf } = props
  const { most, unit: name } = action.quantity ?? { most: 0, unit: '' }
  const unit = unitOf(most)
  const [typed, setTyped] = useState('')
  const isPart = draft.quantity !== '' && Number(draft.quantity) < most
  const handleChange = (text: string) => {
    setTyped(text)
    change({ quantity: readCoins(text, unit) })
  }
  return (
    <>
      <Field
        id={idOf('quantity')}
        label={`实际交付（${unitName(unit, name)}）`}
        required
        error={errorOf('quantity')}
        hint={`订单数量 ${coinsText(most)}${isPart ? '，差额按比例结算' : ''}`}
      >
        <input
          className="input num"
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          value={typed}
          onChange={(event) => handleChange(trimmed(event.target.value))}
        />
      </Field>
      <ProofFields {...props} words={HANDED} />
    </>
  )
}

export const quantityForm: ActionForm = {
  Fields: QuantityFields,
  fields: ['quantity', 'note', 'pictures'],
  fault: (draft, { quantity }) => {
    const number = Number(draft.quantity)
    if (number < 1) return ['quantity', '请填写交付的数量']
    if (quantity && number > quantity.most) return ['quantity', `最多 ${coinsText(quantity.most)}`]
    return proofFault(draft)
  },
  given: (draft) => ({ quantity: draft.quantity, ...givenProof(draft) }),
}
