import { FactField } from '@/components/selling/publish/fact-field'
import type { Form } from '@/components/ui/forms/use-form'
import type { GameFilter } from '@/lib/contract/entities/goods'
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
          <FactField
            key={field.key}
            id={`request-fact-${field.key}`}
            field={field}
            value={facts[field.key] ?? ''}
            onChange={(value) => set(field.key, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
