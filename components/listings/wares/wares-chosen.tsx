import { Icon } from '@/components/ui/kit/icon'
import { boundsText, readAttrs, readRange } from '@/lib/shared/goods/attrs'
import { cutText } from '@/lib/shared/text/cut-text'
import { rangeText } from './price-bands'
import { SaveSearch } from './save-search'
import styles from './wares.module.css'
import type { WaresField } from './wares-fields'
import { clearedHref, type WaresQuery, waresHref, withChosen } from './wares-query'

interface Names {
  areaName?: string
  serverName?: string
  crossName?: string
  fields?: readonly WaresField[]
}

/** Active filters of the list, each with the address that removes it. */
export function chosenFilters(
  query: WaresQuery,
  { areaName, serverName, crossName, fields = [] }: Names,
): { label: string; href: string }[] {
  const chips: [label: string | undefined, change: Partial<WaresQuery>][] = [
    [query.keyWord && `“${query.keyWord}”`, { keyWord: undefined }],
    [query.areaId && (areaName ?? '已选大区'), { areaId: undefined }],
    [query.serverId && (serverName ?? '已选服务器'), { serverId: undefined }],
    [query.crossId && (crossName ?? '已选跨区'), { crossId: undefined }],
    [rangeText(query), { minPrice: undefined, maxPrice: undefined }],
    [query.ensure && '包赔', { ensure: undefined }],
    [query.official && '官方', { official: undefined }],
    [query.bargain && '可议价', { bargain: undefined }],
    [query.rated && '好评 4.5 以上', { rated: undefined }],
    [query.checked && '已验号', { checked: undefined }],
    [query.confirmed && '3 天内确认在售', { confirmed: undefined }],
    [query.faced && '已人脸核验', { faced: undefined }],
    [query.free && '免押金', { free: undefined }],
  ]
  return [
    ...chips.flatMap(([label, change]) => (label ? [{ label, href: waresHref(query, change) }] : [])),
    ...chosenFacts(query, fields),
  ]
}

/** In the order of the game's fields; numbers are shown with their field name. */
function chosenFacts(query: WaresQuery, fields: readonly WaresField[]): { label: string; href: string }[] {
  const attrs = readAttrs(query.attrs ?? '')
  return fields.flatMap(({ key, label, unit = '', isNumber }) => {
    const values = attrs.get(key) ?? []
    if (!isNumber)
      return values.map((value) => ({
        label: /\p{Script=Han}/u.test(value) ? value : `${label} ${value}`,
        href: withChosen(
          query,
          key,
          values.filter((one) => one !== value),
        ),
      }))
    const text = boundsText(readRange(values[0]) ?? {}, unit)
    return text ? [{ label: `${label} ${text}`, href: withChosen(query, key, []) }] : []
  })
}

/** As long as a saved search's title may be. */
const LONGEST = 60
const titleOf = (chips: readonly { label: string }[]): string =>
  cutText(chips.map(({ label }) => label).join(' · '), LONGEST - 1)

/** Active filters and the number of results; renders nothing without filters. */
export function WaresChosen({ query, found, ...names }: Names & { query: WaresQuery; found: string }) {
  const chips = chosenFilters(query, names)
  if (chips.length === 0) return null
  return (
    <div className={styles.chosen}>
      <span className="muted">已选</span>
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
      <SaveSearch query={waresHref(query).split('?')[1] ?? ''} title={titleOf(chips)} />
      <span className={styles.count}>
        找到 <b className="num">{found}</b> 件商品
      </span>
    </div>
  )
}
