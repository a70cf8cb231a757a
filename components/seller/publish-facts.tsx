import { Field } from '@/components/ui/field'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { PublishDraft } from './publish-draft'
import styles from './seller.module.css'
import type { ChangeDraft } from './use-publish-form'

interface Props {
  fields: GameFilter['fields']
  draft: PublishDraft
  change: ChangeDraft
}

/** The fields a game's lists show and filter by. Native lists: they are short. */
export function PublishFacts({ fields, draft, change }: Props) {
  if (fields.length === 0) return null
  const set = (key: string, value: string) => change({ facts: { ...draft.facts, [key]: value } })
  return (
    <fieldset>
      <legend className={styles.label}>商品属性</legend>
      <div className={styles.grid3}>
        {fields.map((field) => (
          <Field
            key={field.key}
            id={`fact-${field.key}`}
            label={field.unit ? `${field.label}（${field.unit}）` : field.label}
          >
            {field.options.length > 0 ? (
              <select
                className="input"
                value={draft.facts[field.key] ?? ''}
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
                maxLength={40}
                autoComplete="off"
                value={draft.facts[field.key] ?? ''}
                onChange={(event) => set(field.key, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
