import { Field, FieldError } from '@/components/ui/field'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { factFault, numberInput } from './fact-fault'
import styles from './seller.module.css'
import type { DraftForm } from './use-publish-form'

interface Props {
  fields: GameFilter['fields']
  /** Keys of those that must be told. */
  needed: readonly string[]
  form: DraftForm
}

/** The fields a game's lists show and filter by. Native lists: they are short. */
export function PublishFacts({ fields, needed, form }: Props) {
  if (fields.length === 0) return null
  const { facts } = form.fields
  const error = form.errorOf('facts')
  const set = (key: string, value: string) => form.change({ facts: { ...facts, [key]: value } })
  return (
    <fieldset id="facts" tabIndex={-1}>
      <legend className={styles.label}>商品属性</legend>
      <div className={styles.grid3}>
        {fields.map((field) => (
          <Field
            key={field.key}
            {...(needed.includes(field.key) ? { ...form.field('facts'), required: true } : { id: `fact-${field.key}` })}
            label={field.unit ? `${field.label}（${field.unit}）` : field.label}
            error={error && factFault(field, facts[field.key])}
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
                maxLength={40}
                {...numberInput(field)}
                autoComplete="off"
                value={facts[field.key] ?? ''}
                onChange={(event) => set(field.key, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {fields.some((field) => factFault(field, facts[field.key])) ? null : <FieldError id="facts" error={error} />}
    </fieldset>
  )
}
