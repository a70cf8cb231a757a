import styles from './orders.module.css'
import type { OrderPageData, OrderQuery } from './use-orders'

const SORTS = [
  { value: 'created', label: '最近下单' },
  { value: 'due', label: '最快到期' },
] as const

interface Props {
  query: OrderQuery
  sites: OrderPageData['sites']
  onChange: (next: Partial<OrderQuery>) => void
}

/** Site and order of the list; the choice of a site is shown only to members with orders on several. */
export function OrderFilters({ query, sites, onChange }: Props) {
  return (
    <div className={styles.filters}>
      {sites.length > 1 || query.site !== 'all' ? (
        <label>
          <span className="muted">站点</span>
          <select className="input" value={query.site} onChange={(event) => onChange({ site: event.target.value })}>
            <option value="all">全部站点</option>
            {sites.map(({ siteId, siteName, orders }) => (
              <option key={siteId} value={String(siteId)}>
                {`${siteName}（${orders}）`}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <span className="muted">排序</span>
        <select
          className="input"
          value={query.sort}
          onChange={(event) => onChange({ sort: event.target.value === 'due' ? 'due' : 'created' })}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
