import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { attrsText, isAttrValue, rangeText, readAttrs, readRange, withAttr } from '@/lib/shared/goods/attrs'
import { plainDigits } from '@/lib/shared/normalize/characters'
import styles from './publish.module.css'
import type { WantFields } from './want-errors'

/** Number of facts in the form; with all of them it would be longer than the post. */
const MOST = 8

/** Required facts of an account: choices, and minimum numbers. Prefilled with a list's filters. */
export function PublishWishes({ form, fields }: { form: Form<WantFields>; fields: GameFilter['fields'] }) {
  const attrs = readAttrs(form.fields.attrs)
  const set = (key: string, values: readonly string[]) =>
    form.change({ attrs: attrsText(withAttr(attrs, key, values)) })
  const shown = fields
    .filter(({ key, kind, isMain, options }) => attrs.has(key) || (isMain && (kind === 'number' || options.length > 0)))
    .slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <fieldset>
      <legend className={styles.label}>希望的条件（选填）</legend>
      <div className={styles.grid}>
        {shown.map(({ key, label, unit, kind, options }) => {
          const values = attrs.get(key) ?? []
          const range = readRange(values[0])
          const several = values.length > 1 ? [values.join('.')] : []
          return (
            <Field
              key={key}
              id={`want-${key}`}
              label={kind === 'number' ? `${label}不少于${unit ? `（${unit}）` : ''}` : label}
            >
              {kind === 'number' ? (
                <input
                  className="input num"
                  inputMode="numeric"
                  autoComplete="off"
                  value={range?.low ?? ''}
                  onChange={(event) => {
                    const low = plainDigits(event.target.value).replace(/\D/g, '').slice(0, 9)
                    const text = rangeText({ ...range, low: low ? Number(low) : undefined })
                    set(key, text ? [text] : [])
                  }}
                />
              ) : (
                <select
                  className="input"
                  value={values.join('.')}
                  onChange={(event) => set(key, event.target.value ? event.target.value.split('.') : [])}
                >
                  <option value="">不限</option>
                  {[...several, ...options.filter(isAttrValue)].map((value) => (
                    <option key={value} value={value}>
                      {value.replaceAll('.', '、')}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
