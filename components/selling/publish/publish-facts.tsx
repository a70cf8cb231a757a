import { Field, FieldError } from '@/components/ui/forms/field'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { factValue } from '@/lib/shared/goods/fact-bounds'
import { factError, factInput } from './fact-error'
import styles from './publish.module.css'
import type { DraftForm } from './use-publish-form'

interface Props {
  fields: GameFilter['fields']
  /** Keys of required fields. */
  needed: readonly string[]
  form: DraftForm
}

/** Fields shown and filtered by the game's lists. Native selects, because the lists are short. */
export function PublishFacts({ fields, needed, form }: Props) {
  if (fields.length === 0) return null
  const { facts } = form.fields
  const error = form.errorOf('facts')
  /** Missing required field. */
  const isMissing = ({ key }: Props['fields'][number]) => needed.includes(key) && !facts[key]
  const faultOf = (field: Props['fields'][number]) =>
    factError(field, facts[field.key]) ?? (isMissing(field) ? error : undefined)
  const first = fields.find((field) => factError(field, facts[field.key]) ?? isMissing(field)) ?? fields[0]
  const set = (key: string, value: string) => form.change({ facts: { ...facts, [key]: value } })
  return (
    <fieldset>
      <legend className={styles.label}>商品属性</legend>
      <div className={styles.grid3}>
        {fields.map((field) => (
          <Field
            key={field.key}
            // after an error, the form focuses the element with the id `facts`, so the first faulty field gets it
            id={field === first ? 'facts' : `fact-${field.key}`}
            required={needed.includes(field.key)}
            label={field.unit ? `${field.label}（${field.unit}）` : field.label}
            error={error && faultOf(field)}
          >
            {field.options.length > 0 ? (
              <select
                className="input"
                value={facts[field.key] ?? ''}
                onChange={(event) => set(field.key, event.target.value)}
              >
                <option value="">{needed.includes(field.key) ? '请选择' : '不填'}</option>
                {field.options.map((text) => (
                  <option key={text}>{text}</option>
                ))}
              </select>
            ) : (
              <input
                className="input"
                {...factInput(field)}
                autoComplete="off"
                value={facts[field.key] ?? ''}
                onChange={(event) => set(field.key, event.target.value)}
                onBlur={(event) => set(field.key, factValue(field, event.target.value))}
              />
            )}
          </Field>
        ))}
      </div>
      {fields.some(faultOf) ? null : <FieldError id="facts" error={error} />}
    </fieldset>
  )
}
