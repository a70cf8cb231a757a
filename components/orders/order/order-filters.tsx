import { modeName } from '@/lib/shared/trade/trade-modes'
import styles from './orders.module.css'
import type { OrderPageData, OrderQuery } from './use-orders'

const SORTS = [
  { value: 'created', label: '最近下单' },
  { value: 'due', label: '待我处理优先' },
] as const

const TIMES = [
  { value: '1', label: '今天' },
  { value: '7', label: '近 7 天' },
  { value: '30', label: '近 30 天' },
  { value: '90', label: '近 90 天' },
] as const

interface Props {
  query: OrderQuery
  data: Pick<OrderPageData, 'sites' | 'games' | 'modes'> | null
  onChange: (next: Partial<OrderQuery>) => void
}

/** Filters and order of the list; those of site, game and type appear once own orders have several. */
export function OrderFilters({ query, data, onChange }: Props) {
  const sites = data?.sites ?? []
  const games = data?.games ?? []
  const modes = data?.modes ?? []
  return (
    <div className={styles.filters}>
      {sites.length > 1 || query.site !== 'all' ? (
        <Choice
          label="站点"
          value={query.site === 'all' ? '' : query.site}
          all="全部站点"
          options={sites.map(({ siteId, siteName, orders }) => ({ value: String(siteId), label: siteName, orders }))}
          onChange={(site) => onChange({ site: site ?? 'all' })}
        />
      ) : null}
      {games.length > 1 || query.gameId !== null ? (
        <Choice
          label="游戏"
          value={String(query.gameId ?? '')}
          all="全部游戏"
          options={games.map(({ gameId, gameName, orders }) => ({ value: String(gameId), label: gameName, orders }))}
          onChange={(gameId) => onChange({ gameId: gameId === null ? null : Number(gameId) })}
        />
      ) : null}
      {modes.length > 1 || query.mode !== null ? (
        <Choice
          label="类型"
          value={query.mode ?? ''}
          all="全部类型"
          options={modes.map(({ mode, orders }) => ({ value: mode, label: modeName(mode), orders }))}
          onChange={(mode) => onChange({ mode })}
        />
      ) : null}
      <Choice
        label="下单时间"
        value={String(query.days ?? '')}
        all="不限时间"
        options={TIMES}
        onChange={(days) => onChange({ days: days === null ? null : Number(days) })}
      />
      <Choice
        label="排序"
        value={query.sort}
        options={SORTS}
        onChange={(sort) => onChange({ sort: sort ?? 'created' })}
      />
    </div>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: string
  /** The first option: no filter. */
  all?: string
  options: readonly { value: T; label: string; orders?: number }[]
  onChange: (value: T | null) => void
}

function Choice<T extends string>({ label, value, all, options, onChange }: ChoiceProps<T>) {
  const handleChange = (text: string) => onChange(options.find((option) => option.value === text)?.value ?? null)
  return (
    <label>
      <span className="muted">{label}</span>
      <select className="input" value={value} onChange={(event) => handleChange(event.target.value)}>
        {all ? <option value="">{all}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.orders === undefined ? option.label : `${option.label}（${option.orders}）`}
          </option>
        ))}
      </select>
    </label>
  )
}
