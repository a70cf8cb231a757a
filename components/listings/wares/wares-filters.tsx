'use client'

import { Icon } from '@/components/ui/kit/icon'
import { FactFilters } from './fact-filters'
import { FilterRow } from './filter-row'
import { isBand, PRICE_BANDS, RENT_BANDS } from './price-bands'
import { PriceRange } from './price-range'
import styles from './wares.module.css'
import { WaresChosen } from './wares-chosen'
import type { WaresField } from './wares-fields'
import { hiddenFields, type WaresQuery, waresHref } from './wares-query'

interface Props {
  query: WaresQuery
  /** Shown while no game is selected. */
  games: readonly Choice[]
  areas: readonly Choice[]
  /** Servers of the selected area. */
  servers: readonly Choice[]
  /** Cross-server zones, which only a few games have. */
  zones: readonly Choice[]
  /** Facts of the game's accounts. */
  fields: readonly WaresField[]
  /** e.g. "2,000+", with the counted noun. */
  found: string
}
type ChoiceName = 'areaId' | 'serverId' | 'crossId'
interface Choice {
  id: number
  name: string
}

/**
 * Filters of a list. Without a game the hottest ones are shown instead of areas. On phones they are a sheet that has
 * its own address.
 */
export function WaresFilters({ query, games, areas, servers, zones, fields, found }: Props) {
  const option = (label: string, change: Partial<WaresQuery>, isOn: boolean) => ({
    label,
    href: waresHref(query, change),
    isOn,
  })
  const choices = (name: ChoiceName, list: readonly Choice[]) => [
    option('不限', { [name]: undefined }, !query[name]),
    ...list.map((one) => option(one.name, { [name]: String(one.id) }, String(one.id) === query[name])),
  ]
  const chosen = (name: ChoiceName, list: readonly Choice[]) => list.find((one) => String(one.id) === query[name])?.name
  return (
    <section
      className={`panel ${styles.filters}`}
      aria-label="筛选条件"
      data-area={chosen('areaId', areas) ?? ''}
      data-server={chosen('serverId', servers)}
    >
      <h2 className="sr">筛选条件</h2>
      <div className={styles.sheet} id="filters">
        <p className={styles.sheetHead}>
          <b>筛选</b>
          <a className="icon-btn" href="#list" aria-label="关闭筛选">
            <Icon name="close" />
          </a>
        </p>
        {games.length ? (
          <FilterRow label="游戏" options={games.map((one) => option(one.name, { gid: String(one.id) }, false))} />
        ) : null}
        {areas.length ? <FilterRow label="大区" options={choices('areaId', areas)} /> : null}
        {servers.length ? <FilterRow label="服务器" options={choices('serverId', servers)} /> : null}
        {zones.length ? <FilterRow label="跨区" options={choices('crossId', zones)} /> : null}
        <FilterRow
          label={query.rent ? '时租' : '价格'}
          options={[
            option('不限', { minPrice: undefined, maxPrice: undefined }, !query.minPrice && !query.maxPrice),
            ...(query.rent ? RENT_BANDS : PRICE_BANDS).map((band) =>
              option(band.label, { minPrice: band.minPrice, maxPrice: band.maxPrice }, isBand(band, query)),
            ),
          ]}
        >
          <PriceRange action="/wares" hiddenFields={hiddenFields(query, ['minPrice', 'maxPrice'])} now={query} />
        </FilterRow>
        <FactFilters query={query} fields={fields} />
        <a className={`btn btn-primary ${styles.sheetDone}`} href="#list">
          查看 {found} 件商品
        </a>
      </div>
      <WaresChosen
        query={query}
        areaName={chosen('areaId', areas)}
        serverName={chosen('serverId', servers)}
        crossName={chosen('crossId', zones)}
        fields={fields}
        found={found}
      />
    </section>
  )
}
