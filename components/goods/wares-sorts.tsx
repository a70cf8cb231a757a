'use client'

import { Icon } from '@/components/ui/icon'
import styles from './wares.module.css'
import { type WaresQuery, waresHref } from './wares-query'

/** Sort links, the guarantee and rental switches and the small pager, at hand while the list scrolls. */
export function WaresSorts({ query, pages }: { query: WaresQuery; pages: number }) {
  const isPrice = query.sort === 'priceAsc' || query.sort === 'priceDesc'
  const sort = (label: string, value: WaresQuery['sort'], isOn = query.sort === value, icon = '') => (
    <a href={waresHref(query, { sort: value })} rel="nofollow" aria-current={isOn ? 'true' : undefined}>
      {label}
      {icon ? <Icon name={icon} /> : null}
    </a>
  )
  const priceIcon = isPrice ? (query.sort === 'priceAsc' ? 'caret-up' : 'caret-down') : 'sort'
  const word = query.rent ? '时租' : '价格'
  const priceLabel = isPrice ? (query.sort === 'priceAsc' ? `${word}从低到高` : `${word}从高到低`) : word
  return (
    <div className={styles.sortbar}>
      <nav className={styles.sorts} aria-label="排序">
        {sort('综合', undefined)}
        {sort('最新发布', 'newest')}
        {sort(priceLabel, query.sort === 'priceAsc' ? 'priceDesc' : 'priceAsc', isPrice, priceIcon)}
        {sort('浏览量', 'views')}
      </nav>
      {query.rent ? null : (
        <Switch href={waresHref(query, { ensure: query.ensure ? undefined : '1' })} isOn={query.ensure === '1'}>
          只看包赔
        </Switch>
      )}
      {query.gt === '1' ? (
        <Switch href={waresHref(query, { rent: query.rent ? undefined : '1' })} isOn={query.rent === '1'}>
          可租
        </Switch>
      ) : null}
      {pages > 1 ? (
        <nav className={styles.mini} aria-label="翻页">
          <span className="num">
            <b>{query.page}</b> / {pages}
          </span>
          <Step
            icon="left"
            label="上一页"
            href={query.page > 1 ? waresHref(query, { page: query.page - 1 }) : undefined}
          />
          <Step
            icon="right"
            label="下一页"
            href={query.page < pages ? waresHref(query, { page: query.page + 1 }) : undefined}
          />
        </nav>
      ) : null}
    </div>
  )
}

function Switch({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  return (
    <a className={styles.switch} href={href} rel="nofollow" aria-current={isOn ? 'true' : undefined}>
      <span className={styles.box} aria-hidden="true" />
      {children}
    </a>
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
