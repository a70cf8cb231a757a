import { Icon } from '@/components/ui/icon'
import styles from './wares.module.css'
import { type WaresQuery, waresHref } from './wares-query'

/** Sort links, the guarantee switch and the small pager, at hand while the list scrolls. */
export function WaresSorts({ query, pages }: { query: WaresQuery; pages: number }) {
  const isPrice = query.sort === 'priceAsc' || query.sort === 'priceDesc'
  const sort = (label: string, value: WaresQuery['sort'], isOn = query.sort === value, icon = '') => (
    <a href={waresHref(query, { sort: value })} rel="nofollow" aria-current={isOn ? 'true' : undefined}>
      {label}
      {icon ? <Icon name={icon} /> : null}
    </a>
  )
  const priceIcon = isPrice ? (query.sort === 'priceAsc' ? 'caret-up' : 'caret-down') : 'sort'
  const priceLabel = isPrice ? (query.sort === 'priceAsc' ? '价格从低到高' : '价格从高到低') : '价格'
  return (
    <div className={styles.sortbar}>
      <nav className={styles.sorts} aria-label="排序">
        {sort('综合', undefined)}
        {sort('最新发布', 'newest')}
        {sort(priceLabel, query.sort === 'priceAsc' ? 'priceDesc' : 'priceAsc', isPrice, priceIcon)}
        {sort('浏览量', 'views')}
      </nav>
      <a
        className={styles.switch}
        href={waresHref(query, { ensure: query.ensure ? undefined : '1' })}
        rel="nofollow"
        aria-current={query.ensure ? 'true' : undefined}
      >
        <span className={styles.box} aria-hidden="true" />
        只看包赔
      </a>
      {pages > 1 ? (
        <nav className={styles.mini} aria-label="翻页">
          <span className="num">
            <b>{query.page}</b> / {pages}
          </span>
          <Step icon="left" label="上一页" href={query.page > 1 ? waresHref(query, { page: query.page - 1 }) : undefined} />
          <Step icon="right" label="下一页" href={query.page < pages ? waresHref(query, { page: query.page + 1 }) : undefined} />
        </nav>
      ) : null}
    </div>
  )
}

function Step({ icon, label, href }: { icon: string; label: string; href?: string }) {
  return href ? (
    <a className="icon-btn" href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  ) : (
    <span className={`icon-btn ${styles.off}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
