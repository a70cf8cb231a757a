import { Icon } from '@/components/ui/icon'
import { rangeText } from './price-bands'
import styles from './wares.module.css'
import { clearedHref, type WaresQuery, waresHref } from './wares-query'

interface Names {
  areaName?: string
  serverName?: string
  crossName?: string
}

/** Choices that narrow the list, each with the address that takes it away. */
export function chosenFilters(
  query: WaresQuery,
  { areaName, serverName, crossName }: Names,
): { label: string; href: string }[] {
  const chips: [label: string | undefined, change: Partial<WaresQuery>][] = [
    [query.keyWord && `“${query.keyWord}”`, { keyWord: undefined }],
    [query.areaId && (areaName ?? '已选大区'), { areaId: undefined }],
    [query.serverId && (serverName ?? '已选服务器'), { serverId: undefined }],
    [query.crossId && (crossName ?? '已选跨区'), { crossId: undefined }],
    [rangeText(query), { minPrice: undefined, maxPrice: undefined }],
    [query.ensure && '包赔', { ensure: undefined }],
    [query.rent && '可租', { rent: undefined }],
  ]
  return chips.flatMap(([label, change]) => (label ? [{ label, href: waresHref(query, change) }] : []))
}

export function WaresChosen({ query, found, ...names }: Names & { query: WaresQuery; found: string }) {
  const chips = chosenFilters(query, names)
  return (
    <div className={styles.chosen}>
      <span className="muted">已选</span>
      {chips.length ? (
        <>
          <ul>
            {chips.map((chip) => (
              <li key={chip.label} className={`chip ${styles.chip}`}>
                <span className="ell">{chip.label}</span>
                <a href={chip.href} rel="nofollow" aria-label={`移除 ${chip.label}`}>
                  <Icon name="close" />
                </a>
              </li>
            ))}
          </ul>
          <a className="link" href={clearedHref(query)} rel="nofollow">
            清空
          </a>
        </>
      ) : (
        <span className="muted">无</span>
      )}
      <span className={styles.count}>
        找到 <b className="num">{found}</b> 件商品
      </span>
    </div>
  )
}
