import styles from './wares.module.css'

interface Props {
  /** Address of the filtered list. */
  action: string
  /** Other filters of the list that are kept. */
  hiddenFields: readonly [name: string, value: string][]
  now: { minPrice?: string; maxPrice?: string }
}

/** Price bounds as a form that works without scripts. */
export const PriceRange = ({ action, hiddenFields, now }: Props) => (
  <form className={styles.range} action={`${action}#filters`}>
    {hiddenFields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Bound id="price-low" name="minPrice" label="最低价" placeholder="¥ 最低" value={now.minPrice} />
    <span>至</span>
    <Bound id="price-high" name="maxPrice" label="最高价" placeholder="¥ 最高" value={now.maxPrice} />
    <button className="btn btn-sm" type="submit">
      确定
    </button>
  </form>
)

interface BoundProps {
  id: string
  name: string
  label: string
  placeholder: string
  value?: string
}
const Bound = ({ id, name, label, placeholder, value }: BoundProps) => (
  <>
    <label className="sr" htmlFor={id}>
      {label}
    </label>
    <input className="input" id={id} name={name} inputMode="decimal" placeholder={placeholder} defaultValue={value} />
  </>
)
