import { useState } from 'react'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import type { OrderAction } from '@/lib/contract/entities/order'
import { readCoins, shownCoins, unitName, unitOf } from '@/lib/shared/goods/coin-unit'
import { quoteDelivery } from '@/lib/shared/goods/quote'
import { moneyText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import { FactList } from '../fact-list'
import { type ActionForm, type Draft, type FieldsProps, idOf } from './action-form'
import { NoteField } from './note-form'
import { proofInput } from './proof-form'
import { VideoNeed, videoFault } from './video-need'

const PICTURES_MAX = 9

/**
 * Delivered amount, in 万 if that large, place, and evidence. A lower amount than ordered is settled pro rata; a single
 * unit needs no amount.
 */
function QuantityFields({ action, ...field }: FieldsProps) {
  const { draft, change, errorOf } = field
  const { quantity } = action
  const { most, unit: name, to } = quantity ?? { most: 0, unit: '', to: [] }
  const unit = unitOf(most)
  const [typed, setTyped] = useState(() => (draft.quantity ? shownCoins(Number(draft.quantity), unit) : ''))
  const units = Number(draft.quantity)
  const isPart = units >= 1 && units < most
  const handleChange = (text: string) => {
    setTyped(text)
    change({ quantity: readCoins(text, unit) })
  }
  return (
    <>
      <FactList facts={to} />
      {most > 1 ? (
        <Field
          id={idOf('quantity')}
          label={`实际发货（${unitName(unit, name)}）`}
          required
          error={errorOf('quantity') ?? tooMany(units, most)}
          hint={isPart ? `少于订单的 ${coinsText(most)}，结算如下` : `订单数量 ${coinsText(most)}`}
        >
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => handleChange(event.target.value)}
            onBlur={() => setTyped(normalAmount(typed))}
          />
        </Field>
      ) : null}
      {isPart && quantity ? <FactList facts={sumsOf(quantity, units)} /> : null}
      <NoteField {...field} label="发货说明" hint="交给了哪个角色、在哪里交的" required />
      <VideoNeed {...action} />
      <EvidenceField
        id={idOf('pictures')}
        label={action.checklist.length > 0 ? '发货截图和录屏' : '发货截图'}
        hint="发货前后都要，能看清角色和数量；只给订单双方和客服看，不会公开"
        videos
        max={PICTURES_MAX}
        error={errorOf('pictures')}
        onChange={(pictures) => change({ pictures })}
      />
    </>
  )
}

/** What the seller gets for a part of the units, and what becomes of the rest of the price. */
function sumsOf({ most, part: { goods, fee, fineBp, back } }: NonNullable<OrderAction['quantity']>, units: number) {
  const sums = { goods: yuanToFen(goods), fee: yuanToFen(fee), fineBp }
  const quote = quoteDelivery(sums, { part: units, whole: most })
  return [
    { label: back, value: moneyText(quote.back) },
    ...(quote.fine > 0n ? [{ label: '从保证金赔给买家，最多', value: moneyText(quote.fine) }] : []),
    { label: '预计到账', value: moneyText(quote.income) },
  ]
}

const tooMany = (units: number, most: number): string | undefined =>
  units > most ? `最多 ${coinsText(most)}` : undefined

function shownFault({ note, pictures }: Draft, action: OrderAction): ReturnType<ActionForm['validate']> {
  if (!note.trim()) return ['note', '请填写发货说明']
  const fault = evidenceError(pictures, '请上传发货截图') ?? videoFault(pictures, action)
  return fault ? ['pictures', fault] : undefined
}

export const quantityForm: ActionForm = {
  Fields: QuantityFields,
  fields: ['quantity', 'note', 'pictures'],
  validate: (draft, action) => {
    const { quantity } = action
    const number = Number(draft.quantity)
    if (number < 1) return ['quantity', '请填写发货的数量']
    const fault = quantity && tooMany(number, quantity.most)
    if (fault) return ['quantity', fault]
    return shownFault(draft, action)
  },
  toInput: (draft) => ({ quantity: draft.quantity, ...proofInput(draft) }),
}
