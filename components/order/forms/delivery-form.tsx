import { EvidenceField } from '@/components/ui/evidence-field'
import { Field } from '@/components/ui/field'
import { type ActionForm, type Draft, type FieldsProps, idOf } from './action-form'
import { NoteField } from './note-form'

const PICTURES_MAX = 9

/** How many of several units, where to, and what it looked like. */
function DeliveryFields({ action: { units: ordered }, ...field }: FieldsProps) {
  const { draft, change, errorOf } = field
  const most = ordered ?? 1
  const left = most - Number(draft.units)
  return (
    <>
      {most > 1 ? (
        <Field
          id={idOf('units')}
          label="交付数量"
          required
          error={errorOf('units')}
          hint={
            left > 0 && left < most
              ? `少交 ${left} 件：这部分货款马上退给买家，商品退回你的库存`
              : `买家买了 ${most} 件，货不够可以少交`
          }
        >
          <input
            className="input num"
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            value={draft.units}
            onChange={(event) => change({ units: event.target.value })}
          />
        </Field>
      ) : null}
      <NoteField {...field} label="交付内容" hint="交给了哪个角色、在哪里交的" required />
      <EvidenceField
        id={idOf('pictures')}
        label="交付截图"
        hint="交付前后各一张，要能看清角色和数量；只给订单双方和客服看"
        max={PICTURES_MAX}
        error={errorOf('pictures')}
        onChange={(pictures) => change({ pictures })}
      />
    </>
  )
}

function faultOf({ units, note, pictures }: Draft, most: number): ReturnType<ActionForm['fault']> {
  if (most > 1 && !(/^\d+$/.test(units.trim()) && Number(units) >= 1 && Number(units) <= most))
    return ['units', `交付数量应在 1 到 ${most} 之间`]
  if (!note.trim()) return ['note', '请填写交付内容']
  return pictures.length > 0 ? undefined : ['pictures', '请上传交付截图']
}

export const deliveryForm: ActionForm = {
  Fields: DeliveryFields,
  fields: ['units', 'note', 'pictures'],
  fault: (draft, { units }) => faultOf(draft, units ?? 1),
  given: ({ units, note, pictures }) => ({
    units: units.trim() || undefined,
    note,
    pictures: JSON.stringify(pictures),
  }),
}
