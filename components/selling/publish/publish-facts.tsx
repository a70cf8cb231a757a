import { FieldError } from '@/components/ui/forms/field'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { factError } from './fact-error'
import { FactField } from './fact-field'
import styles from './publish.module.css'
import type { DraftForm } from './use-publish-form'

interface Props {
  fields: GameFilter['fields']
  /** Keys of required fields. */
  needed: readonly string[]
  form: DraftForm
}

/** Fields shown and filtered by the game's lists. */
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
      <legend className="sr">商品属性</legend>
      <div className={styles.grid3}>
        {fields.map((field) => (
          <FactField
            key={field.key}
            // after an error, the form focuses the element with the id `facts`, so the first faulty field gets it
            id={field === first ? 'facts' : `fact-${field.key}`}
            field={field}
            value={facts[field.key] ?? ''}
            required={needed.includes(field.key)}
            error={error && faultOf(field)}
            onChange={(value) => set(field.key, value)}
          />
        ))}
      </div>
      {fields.some(faultOf) ? null : <FieldError id="facts" error={error} />}
    </fieldset>
  )
}
