import { FieldError } from '@/components/ui/forms/field'
import styles from './api.module.css'

interface Props<Value extends string> {
  id: string
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  error: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Required choice of several values. */
export function CheckList<Value extends string>({ id, label, options, chosen, error, onChange }: Props<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className={styles.scopes} id={id} tabIndex={-1} aria-describedby={error ? `${id}-e` : undefined}>
      <legend>
        {label}
        <span className="req" aria-hidden="true">
          {' '}
          *
        </span>
      </legend>
      {options.map(({ value, label: text }) => (
        <label key={value} className="check">
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {text}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
