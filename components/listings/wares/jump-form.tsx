import styles from './wares.module.css'
import { keptFields, type WaresQuery } from './wares-query'

/** Beyond a few pages, a number is the shorter way. */
const FROM = 6

export const JumpForm = ({ query, pages }: { query: WaresQuery; pages: number }) =>
  pages < FROM ? null : (
    <form className={styles.jump} action="/wares">
      {keptFields(query, []).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="jump-page">跳至</label>
      <input className="input" id="jump-page" name="page" type="text" inputMode="numeric" />页
      <button className="btn btn-sm" type="submit">
        确定
      </button>
    </form>
  )
