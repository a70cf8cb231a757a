import { factInput } from '@/components/selling/publish/fact-error'
import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { factValue } from '@/lib/shared/goods/fact-bounds'
import styles from './request.module.css'
import type { RequestFields } from './request-errors'

/** Facts of the account; the main ones are needed for a valuation. */
export function RequestFacts({ form, fields }: { form: Form<RequestFields>; fields: GameFilter['fields'] }) {
  if (fields.length === 0) return null
  const { facts } = form.fields
  const set = (key: string, value: string) => form.change({ facts: { ...facts, [key]: value } })
  return (
    <fieldset>
      <legend className={styles.label}>账号资料（填得越全，报价越准）</legend>
      <div className={styles.grid3}>
        {fields.map((field) => (
          <Field
            key={field.key}
            id={`request-fact-${field.key}`}
            label={field.unit ? `${field.label}（${field.unit}）` : field.label}
          >
            {field.options.length > 0 ? (
              <select
                className="input"
                value={facts[field.key] ?? ''}
                onChange={(event) => set(field.key, event.target.value)}
              >
                <option value="">不填</option>
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
    </fieldset>
  )
}
