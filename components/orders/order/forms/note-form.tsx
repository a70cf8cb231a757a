import { Field } from '@/components/ui/forms/field'
import { type ActionForm, type FieldsProps, idOf } from './action-form'

const NOTE_MAX = 1000

type NoteProps = Omit<FieldsProps, 'action'> & { label: string; hint?: string; required?: boolean }

export function NoteField({ label, hint, required, draft, change, errorOf }: NoteProps) {
  return (
    <Field id={idOf('note')} label={label} required={required} error={errorOf('note')} hint={hint} isCounted>
      <textarea
        className="input"
        rows={4}
        maxLength={NOTE_MAX}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </Field>
  )
}

export const noteForm: ActionForm = {
  Fields: ({ action: _, ...field }) => <NoteField {...field} label="交付内容" required />,
  fields: ['note'],
  validate: ({ note }) => (note.trim() ? undefined : ['note', '请填写交付内容']),
  toInput: ({ note }) => ({ note }),
}
