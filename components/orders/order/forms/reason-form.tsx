import { Field } from '@/components/ui/forms/field'
import { type ActionForm, type FieldsProps, idOf } from './action-form'

/** A predefined reason; free text if there are none. */
function ReasonFields({ action, draft, change, errorOf }: FieldsProps) {
  const handleChange = (event: { target: { value: string } }) => change({ reason: event.target.value })
  return (
    <Field id={idOf('reason')} label="原因" required error={errorOf('reason')}>
      {action.reasons.length > 0 ? (
        <select className="input" value={draft.reason} onChange={handleChange}>
          <option value="" disabled>
            请选择
          </option>
          {action.reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
      ) : (
        <textarea className="input" rows={3} maxLength={100} value={draft.reason} onChange={handleChange} />
      )}
    </Field>
  )
}

export const reasonForm: ActionForm = {
  Fields: ReasonFields,
  fields: ['reason'],
  validate: ({ reason }, { reasons }) =>
    reason.trim() ? undefined : ['reason', reasons.length > 0 ? '请选择原因' : '请填写原因'],
  toInput: ({ reason }) => ({ reason: reason.trim() }),
}
