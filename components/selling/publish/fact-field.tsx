import { Field } from '@/components/ui/forms/field'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { factValue } from '@/lib/shared/goods/fact-bounds'
import { factInput } from './fact-error'

interface Props {
  id: string
  field: GameFilter['fields'][number]
  value: string
  onChange: (value: string) => void
  required?: boolean
  error?: string
}

/** Box of one fact of an item: a native select of its options, because the lists are short, or an input. */
export const FactField = ({ id, field, value, onChange, required = false, error }: Props) => (
  <Field id={id} required={required} label={field.unit ? `${field.label}（${field.unit}）` : field.label} error={error}>
    {field.options.length > 0 ? (
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{required ? '请选择' : '不填'}</option>
        {field.options.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
    ) : (
      <input
        className="input"
        {...factInput(field)}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onChange(factValue(field, event.target.value))}
      />
    )}
  </Field>
)
