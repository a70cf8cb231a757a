import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { boundsText } from '@/lib/shared/goods/fact-bounds'
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
        {fields.map(({ key, label, unit, options, ...field }) => (
          <Field
            key={key}
            id={`request-fact-${key}`}
            label={unit ? `${label}（${unit}）` : label}
            hint={field.kind === 'number' ? boundsText(field) : undefined}
          >
            {options.length > 0 ? (
              <select className="input" value={facts[key] ?? ''} onChange={(event) => set(key, event.target.value)}>
                <option value="">不填</option>
                {options.map((text) => (
                  <option key={text}>{text}</option>
                ))}
              </select>
            ) : (
              <input
                className="input"
                maxLength={40}
                autoComplete="off"
                value={facts[key] ?? ''}
                onChange={(event) => set(key, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
