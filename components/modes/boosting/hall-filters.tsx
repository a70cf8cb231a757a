import { MOST_LEVEL } from '@/lib/shared/trade/boost-terms'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import styles from './hall.module.css'
import { type HallQuery, hallHref, isNarrowed } from './hall-query'

/** Games shown before the rest is expanded. */
const FIRST = 12
const HOURS = [
  ['6', '6 小时内'],
  ['24', '24 小时内'],
  ['72', '3 天内'],
] as const
const SORTS = {
  plans: [],
  offers: [
    [undefined, '完成最多'],
    ['rating', '评分最高'],
    ['price', '价格最低'],
  ],
  posts: [
    [undefined, '最新'],
    ['price', '价格最高'],
  ],
} as const

interface Props {
  kind: ServiceKind
  query: HallQuery
  games: readonly { id: number; name: string }[]
}

/** Game, hours, level and sort order as plain links; the price as a GET form. */
export function HallFilters({ kind, query, games }: Props) {
  const link = (label: string, change: Partial<HallQuery>, isHere: boolean) => (
    <li key={label}>
      <a href={hallHref(kind, query, change)} aria-current={isHere ? 'true' : undefined}>
        {label}
      </a>
    </li>
  )
  const game = ({ id, name }: { id: number; name: string }) => link(name, { gid: String(id) }, query.gid === String(id))
  const rest = games.slice(FIRST)
  return (
    <nav className={`panel ${styles.filters}`} aria-label="筛选">
      <b>游戏</b>
      <div>
        <ul>
          {link('全部', { gid: undefined }, !query.gid)}
          {games.slice(0, FIRST).map(game)}
        </ul>
        {rest.length > 0 ? (
          <details open={rest.some(({ id }) => String(id) === query.gid)}>
            <summary>更多游戏</summary>
            <ul>{rest.map(game)}</ul>
          </details>
        ) : null}
      </div>
      <b>时限</b>
      <ul>
        {link('不限', { hours: undefined }, !query.hours)}
        {HOURS.map(([value, label]) => link(label, { hours: value }, query.hours === value))}
      </ul>
      {query.view === 'posts' ? (
        <>
          <b>等级</b>
          <ul>
            {link('不限', { level: undefined }, !query.level)}
            {Array.from({ length: MOST_LEVEL }, (_, i) => String(i + 1)).map((level) =>
              link(`${level} 级可接`, { level }, query.level === level),
            )}
          </ul>
        </>
      ) : null}
      <b>排序</b>
      <ul>{SORTS[query.view].map(([sort, label]) => link(label, { sort }, query.sort === sort))}</ul>
      <b>价格</b>
      <PriceForm kind={kind} query={query} />
    </nav>
  )
}

function PriceForm({ kind, query }: Pick<Props, 'kind' | 'query'>) {
  const { min, max, page: _, refused: _refused, ...rest } = query
  return (
    <form className={styles.range} action={hallHref(kind, { view: 'plans', page: 1 })}>
      {Object.entries(rest).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input
        className="input num"
        name="min"
        defaultValue={min}
        inputMode="decimal"
        placeholder="最低"
        aria-label="最低价（元）"
      />
      <span aria-hidden="true">–</span>
      <input
        className="input num"
        name="max"
        defaultValue={max}
        inputMode="decimal"
        placeholder="最高"
        aria-label="最高价（元）"
      />
      <button className="btn btn-sm" type="submit">
        确定
      </button>
      {isNarrowed(query) ? (
        <a className="link" href={hallHref(kind, { view: query.view, gid: query.gid, page: 1 })}>
          清除条件
        </a>
      ) : null}
    </form>
  )
}
