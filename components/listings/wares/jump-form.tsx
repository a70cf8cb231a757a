import styles from './wares.module.css'
import { hiddenFields, type WaresQuery } from './wares-query'

/** Minimum pages for which a page number input is shown. */
const FROM = 6

export const JumpForm = ({ query, pages }: { query: WaresQuery; pages: number }) =>
  pages < FROM ? null : (
    <form className={styles.jump} action="/wares">
      {hiddenFields(query, []).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="jump-page">跳至</label>
      <input className="input" id="jump-page" name="page" type="text" inputMode="numeric" />页
      <button className="btn btn-sm" type="submit">
        确定
      </button>
    </form>
  )
