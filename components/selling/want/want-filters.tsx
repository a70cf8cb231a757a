import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import { type WantQuery, wantedHref } from './want-query'
import styles from './wanted.module.css'

/** Games shown before the rest is expanded. */
const FIRST = 12

/** Type and game filters as plain links. */
export function WantFilters({ query, games }: { query: WantQuery; games: readonly { id: number; name: string }[] }) {
  const { gid } = query
  const first = games.slice(0, FIRST)
  const rest = games.slice(FIRST)
  const types = GOODS_TYPES.filter((type) => !type.isOld)
  const link = (label: string, change: Partial<WantQuery>, isHere: boolean) => (
    <li key={label}>
      <a href={wantedHref(query, change)} aria-current={isHere ? 'true' : undefined}>
        {label}
      </a>
    </li>
  )
  const game = ({ id, name }: { id: number; name: string }) => link(name, { gid: String(id) }, gid === String(id))
  return (
    <nav className={`panel ${styles.filters}`} aria-label="筛选求购">
      <b>类型</b>
      <ul>
        {link('全部', { gt: undefined }, !query.gt)}
        {types.map(({ id, name }) => link(name, { gt: String(id) }, query.gt === String(id)))}
      </ul>
      <b>游戏</b>
      <div>
        <ul>
          {link('全部', { gid: undefined }, !gid)}
          {first.map(game)}
        </ul>
        {rest.length > 0 ? (
          <details open={rest.some(({ id }) => String(id) === gid)}>
            <summary>更多游戏</summary>
            <ul>{rest.map(game)}</ul>
          </details>
        ) : null}
      </div>
    </nav>
  )
}
