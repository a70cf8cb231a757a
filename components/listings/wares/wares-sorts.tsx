'use client'

import { Icon } from '@/components/ui/kit/icon'
import { readAttrs, toggled } from '@/lib/shared/goods/attrs'
import { DensitySwitch } from './density-switch'
import styles from './wares.module.css'
import { REAL_NAME, type WaresField } from './wares-fields'
import { type WaresQuery, waresHref, withChosen } from './wares-query'

interface Props {
  query: WaresQuery
  pages: number
  fields: readonly WaresField[]
  /** Marks that only some goods of the shelf have. */
  tells: { ensure: boolean; official: boolean; bargain: boolean }
  /** Number of active filters, for the button that opens them on phones. */
  chosen: number
}

type Flag = 'ensure' | 'official' | 'bargain' | 'rated' | 'checked' | 'faced' | 'confirmed' | 'rent' | 'free'

/** Sort links, switches and a small pager, sticky while the list scrolls. */
export function WaresSorts({ query, pages, fields, tells, chosen }: Props) {
  const isBy = (name: 'price' | 'main') => query.sort === `${name}Asc` || query.sort === `${name}Desc`
  const sort = (label: string, value: WaresQuery['sort'], isOn = query.sort === value, icon = '') => (
    <a href={waresHref(query, { sort: value })} rel="nofollow" aria-current={isOn ? 'true' : undefined}>
      {label}
      {icon ? <Icon name={icon} /> : null}
    </a>
  )
  /** A second click reverses the order; `first` is the usual order. */
  const both = (name: 'price' | 'main', word: string, first: 'Asc' | 'Desc') => {
    const [isOn, isAsc] = [isBy(name), query.sort === `${name}Asc`]
    const next = isOn ? (isAsc ? 'Desc' : 'Asc') : first
    const label = isOn ? `${word}从${isAsc ? '低到高' : '高到低'}` : word
    return sort(label, `${name}${next}`, isOn, isOn ? (isAsc ? 'caret-up' : 'caret-down') : 'sort')
  }
  const main = fields.find(({ isSort }) => isSort)
  const realName = fields.find(({ key, options }) => key === REAL_NAME.key && options.includes(REAL_NAME.value))
  const names = readAttrs(query.attrs ?? '').get(REAL_NAME.key) ?? []
  const flag = (name: Flag, text: string, tells: boolean) =>
    tells || query[name] ? (
      <Switch href={waresHref(query, { [name]: query[name] ? undefined : '1' })} isOn={query[name] === '1'}>
        {text}
      </Switch>
    ) : null
  const page = Math.min(query.page, Math.max(1, pages))
  return (
    <div className={styles.sortbar}>
      <a className={`btn btn-sm ${styles.open}`} href="#filters">
        <Icon name="filter" />
        筛选{chosen ? ` ${chosen}` : ''}
      </a>
      {/* on phones one line with the filters, which scrolls sideways */}
      <div className={styles.line}>
        <nav className={styles.sorts} aria-label="排序">
          {sort('综合', undefined)}
          {sort('最新发布', 'newest')}
          {both('price', query.rent ? '时租' : '价格', 'Asc')}
          {query.rent ? sort('押金从低到高', 'depositAsc') : null}
          {main ? both('main', main.label, 'Desc') : null}
          {query.gid ? sort('卖家评分', 'rated') : null}
          {query.gid ? sort('发货速度', 'fastest') : null}
          {query.gid ? sort('最近确认', 'confirmed') : null}
          {query.gid && (query.checked || query.sort === 'checked')
            ? sort('最近验号', 'checked')
            : sort('浏览量', 'views')}
        </nav>
        <div className={styles.switches}>
          {query.rent ? null : flag('ensure', '只看包赔', tells.ensure)}
          {query.rent ? null : flag('checked', '已验号', query.gt === '1')}
          {flag('official', '官方', tells.official)}
          {query.rent ? null : flag('bargain', '可议价', tells.bargain)}
          {flag('rated', '好评 4.5 以上', true)}
          {flag('faced', '已人脸核验', query.gt === '1')}
          {flag('confirmed', '3 天内确认在售', query.gt !== '46')}
          {realName ? (
            <Switch
              href={withChosen(query, REAL_NAME.key, toggled(names, REAL_NAME.value))}
              isOn={names.includes(REAL_NAME.value)}
            >
              {REAL_NAME.value}
            </Switch>
          ) : null}
          {query.rent ? null : flag('rent', '可租', query.gt === '1')}
          {query.rent ? flag('free', '免押金', true) : null}
        </div>
      </div>
      <DensitySwitch />
      {pages > 1 ? (
        <nav className={styles.mini} aria-label="翻页">
          <span className="num">
            <b>{page}</b> / {pages}
          </span>
          <Step icon="left" label="上一页" href={page > 1 ? waresHref(query, { page: page - 1 }) : undefined} />
          <Step icon="right" label="下一页" href={page < pages ? waresHref(query, { page: page + 1 }) : undefined} />
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
