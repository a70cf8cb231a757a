import type { NumberRange as Range } from '@/lib/shared/goods/attrs'
import styles from './wares.module.css'
import type { WaresField } from './wares-fields'
import { hiddenFields, type WaresQuery } from './wares-query'

/** Bounds of one number, submitted as a form: the page redirects to an address that contains them. */
export function NumberRange({ query, field, range = {} }: { query: WaresQuery; field: WaresField; range?: Range }) {
  const { key, label, unit } = field
  const box = (name: 'low' | 'high', text: string, value: number | undefined) => (
    <input
      className="input"
      name={name}
      aria-label={`${label}${text}`}
      inputMode="numeric"
      placeholder={text}
      defaultValue={value}
    />
  )
  return (
    <form className={styles.range} action="/wares#filters">
      {hiddenFields(query, []).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="key" value={key} />
      <span>{label}</span>
      {box('low', '最少', range.low)}
      <span>至</span>
      {box('high', '最多', range.high)}
      {unit ? <span>{unit}</span> : null}
      <button className="btn btn-sm" type="submit" aria-label={`确定，按${label}筛选`}>
        确定
      </button>
    </form>
  )
}
