'use client'

import { DensitySwitch } from '@/components/listings/wares/density-switch'
import styles from '@/components/listings/wares/wares.module.css'
import { Icon } from '@/components/ui/kit/icon'
import { countChosen, type ShopQuery, shopHref } from './shop-query'

/** A second click on the price reverses the order. */
export function ShopSorts({ code, query, found }: { code: string; query: ShopQuery; found: string }) {
  const isPrice = query.sort === 'priceAsc' || query.sort === 'priceDesc'
  const sort = (label: string, value: ShopQuery['sort'], isOn = query.sort === value, icon = '') => (
    <a href={shopHref(code, query, { sort: value })} rel="nofollow" aria-current={isOn ? 'true' : undefined}>
      {label}
      {icon ? <Icon name={icon} /> : null}
    </a>
  )
  const isAsc = query.sort === 'priceAsc'
  const chosen = countChosen(query)
  return (
    <div className={styles.sortbar}>
      <a className={`btn btn-sm ${styles.open}`} href="#filters">
        <Icon name="filter" />
        筛选{chosen ? ` ${chosen}` : ''}
      </a>
      <div className={styles.line}>
        <nav className={styles.sorts} aria-label="排序">
          {sort('最新发布', undefined, !query.sort || query.sort === 'newest')}
          {sort(
            isPrice ? `价格从${isAsc ? '低到高' : '高到低'}` : '价格',
            isAsc ? 'priceDesc' : 'priceAsc',
            isPrice,
            isPrice ? (isAsc ? 'caret-up' : 'caret-down') : 'sort',
          )}
          {sort('浏览量', 'views')}
        </nav>
      </div>
      <DensitySwitch />
      <span className={`muted ${styles.mini}`}>{`${found} 件`}</span>
    </div>
  )
}
