import styles from '@/components/orders/order/orders.module.css'
import { Field } from '@/components/ui/forms/field'
import { Icon } from '@/components/ui/kit/icon'
import { type ActionForm, type FieldsProps, idOf } from './action-form'

const STARS = [
  ['5', '很满意'],
  ['4', '满意'],
  ['3', '一般'],
  ['2', '不满意'],
  ['1', '很不满意'],
] as const

/** Nothing is preselected. */
function StarsFields({ draft, change, errorOf }: FieldsProps) {
  const error = errorOf('stars')
  return (
    <>
      <fieldset aria-describedby={error ? 'act-stars-e' : undefined}>
        <legend className="field-title">满意程度</legend>
        <div className={styles.stars}>
          {STARS.map(([value, label], i) => (
            <label key={value} className="check">
              <input
                id={i === 0 ? idOf('stars') : undefined}
                type="radio"
                name="stars"
                checked={draft.stars === value}
                onChange={() => change({ stars: value })}
              />
              {label}
            </label>
          ))}
        </div>
        {error ? (
          <p className="field-error" id="act-stars-e" role="alert">
            <Icon name="alert" />
            {error}
          </p>
        ) : null}
      </fieldset>
      <Field id={idOf('note')} label="说点什么" error={errorOf('note')} hint="可不填，最多 300 字">
        <textarea
          className="input"
          rows={3}
          maxLength={300}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </>
  )
}

export const starsForm: ActionForm = {
  Fields: StarsFields,
  fields: ['stars', 'note'],
  validate: ({ stars }) => (stars ? undefined : ['stars', '请选择满意程度']),
  toInput: ({ stars, note }) => ({ ...(stars && { stars }), note }),
}
