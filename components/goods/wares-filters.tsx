import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { FilterRow } from './filter-row'
import { isBand, PRICE_BANDS, RENT_BANDS } from './price-bands'
import styles from './wares.module.css'
import { WaresChosen } from './wares-chosen'
import { keptFields, type WaresQuery, waresHref } from './wares-query'

interface Props {
  query: WaresQuery
  games: readonly Game[]
  game?: Game
  filter?: GameFilter
  zones: readonly { crossId: number; crossName: string }[]
  /** "2,000+", and what is counted. */
  found: string
}

/** Filters of a list. Without a game the hottest ones are offered in place of areas. */
export function WaresFilters({ query, games, game, filter, zones, found }: Props) {
  const area = filter?.areas.find((one) => String(one.specialId) === query.areaId)
  const server = area?.secondOptions.find((one) => String(one.twoSpecialId) === query.serverId)
  const zone = zones.find((one) => String(one.crossId) === query.crossId)
  const option = (label: string, change: Partial<WaresQuery>, isOn: boolean) => ({
    label,
    href: waresHref(query, change),
    isOn,
  })
  return (
    <section className={`panel ${styles.filters}`} aria-label="筛选条件">
      {game ? null : (
        <FilterRow label="游戏" options={games.map((one) => option(one.name, { gid: String(one.id) }, false))} />
      )}
      {filter?.areas.length ? (
        <FilterRow
          label="大区"
          options={[
            option('不限', { areaId: undefined }, !query.areaId),
            ...filter.areas.map((one) => option(one.specialName, { areaId: String(one.specialId) }, one === area)),
          ]}
        />
      ) : null}
      {area?.secondOptions.length ? (
        <FilterRow
          label="服务器"
          options={[
            option('不限', { serverId: undefined }, !query.serverId),
            ...area.secondOptions.map((one) =>
              option(one.twoSpecialName, { serverId: String(one.twoSpecialId) }, one === server),
            ),
          ]}
        />
      ) : null}
      {zones.length > 0 ? (
        <FilterRow
          label="跨区"
          options={[
            option('不限', { crossId: undefined }, !query.crossId),
            ...zones.map((one) => option(one.crossName, { crossId: String(one.crossId) }, one === zone)),
          ]}
        />
      ) : null}
      <FilterRow
        label={query.rent ? '时租' : '价格'}
        options={[
          option('不限', { minPrice: undefined, maxPrice: undefined }, !query.minPrice && !query.maxPrice),
          ...(query.rent ? RENT_BANDS : PRICE_BANDS).map((band) =>
            option(band.label, { minPrice: band.minPrice, maxPrice: band.maxPrice }, isBand(band, query)),
          ),
        ]}
      >
        <PriceRange query={query} />
      </FilterRow>
      <WaresChosen
        query={query}
        areaName={area?.specialName}
        serverName={server?.twoSpecialName}
        crossName={zone?.crossName}
        found={found}
      />
    </section>
  )
}

function PriceRange({ query }: { query: WaresQuery }) {
  const box = (id: string, name: 'minPrice' | 'maxPrice', label: string, placeholder: string) => (
    <>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        inputMode="decimal"
        placeholder={placeholder}
        defaultValue={query[name]}
        maxLength={11}
      />
    </>
  )
  return (
    <form className={styles.range} action="/wares">
      {keptFields(query, ['minPrice', 'maxPrice']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {box('price-low', 'minPrice', '最低价', '¥ 最低')}
      <span>至</span>
      {box('price-high', 'maxPrice', '最高价', '¥ 最高')}
      <button className="btn btn-sm" type="submit">
        确定
      </button>
    </form>
  )
}
