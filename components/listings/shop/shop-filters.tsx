'use client'

import { FilterRow } from '@/components/listings/wares/filter-row'
import { isBand, PRICE_BANDS } from '@/components/listings/wares/price-bands'
import { PriceRange } from '@/components/listings/wares/price-range'
import styles from '@/components/listings/wares/wares.module.css'
import { Icon } from '@/components/ui/kit/icon'
import type { ShopPage } from '@/lib/contract/entities/shop'
import { currentType, withOldTypes } from '@/lib/shared/goods/goods-types'
import { shopPath } from '@/lib/shared/goods/shop'
import { hiddenFields, type ShopQuery, shopHref } from './shop-query'

interface Props {
  code: string
  query: ShopQuery
  shelves: ShopPage['shelves']
  /** e.g. "23" */
  found: string
}

/** Games and types of the shop's goods, each with its number; on phones a sheet that has its own address. */
export function ShopFilters({ code, query, shelves, found }: Props) {
  const option = (label: string, change: Partial<ShopQuery>, isOn: boolean) => ({
    label,
    href: shopHref(code, query, change),
    isOn,
  })
  const ofType = shelves.filter((one) => !query.gt || withOldTypes(Number(query.gt)).includes(one.goodsTypeId))
  const ofGame = shelves.filter((one) => !query.gid || String(one.gameId) === query.gid)
  const games = sums(ofType, ({ gameId, gameName }) => [gameId, gameName])
  const types = sums(ofGame, ({ goodsTypeId, goodsTypeStr }) => [currentType(goodsTypeId), goodsTypeStr])
  return (
    <section className={`panel ${styles.filters}`} aria-label="筛选条件">
      <div className={styles.sheet} id="filters">
        <p className={styles.sheetHead}>
          <b>筛选</b>
          <a className="icon-btn" href="#list" aria-label="关闭筛选">
            <Icon name="close" />
          </a>
        </p>
        <FilterRow
          label="游戏"
          options={[
            option('全部', { gid: undefined }, !query.gid),
            ...games.map(({ id, name, total }) =>
              option(`${name} ${total}`, { gid: String(id) }, String(id) === query.gid),
            ),
          ]}
        />
        <FilterRow
          label="类型"
          options={[
            option('全部', { gt: undefined }, !query.gt),
            ...types.map(({ id, name, total }) =>
              option(`${name} ${total}`, { gt: String(id) }, String(id) === query.gt),
            ),
          ]}
        />
        <FilterRow
          label="价格"
          options={[
            option('不限', { minPrice: undefined, maxPrice: undefined }, !query.minPrice && !query.maxPrice),
            ...PRICE_BANDS.map((band) =>
              option(band.label, { minPrice: band.minPrice, maxPrice: band.maxPrice }, isBand(band, query)),
            ),
          ]}
        >
          <PriceRange action={shopPath(code)} hiddenFields={hiddenFields(query)} now={query} />
        </FilterRow>
        <a className={`btn btn-primary ${styles.sheetDone}`} href="#list">
          查看 {found} 件商品
        </a>
      </div>
    </section>
  )
}

type Shelf = ShopPage['shelves'][number]

/** Totals of shelves with the same id, largest first. */
function sums(shelves: readonly Shelf[], keyOf: (shelf: Shelf) => [id: number, name: string]) {
  const all = new Map<number, { id: number; name: string; total: number }>()
  for (const shelf of shelves) {
    const [id, name] = keyOf(shelf)
    const known = all.get(id) ?? { id, name, total: 0 }
    all.set(id, { ...known, total: known.total + shelf.total })
  }
  return [...all.values()].sort((a, b) => b.total - a.total)
}
