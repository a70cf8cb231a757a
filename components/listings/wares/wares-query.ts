import type { GOODS_SORTS } from '@/lib/contract/entities/goods-list'
import { attrsText, LONGEST_ATTRS, readAttrs, withAttr } from '@/lib/shared/goods/attrs'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { LIST_PARAMETERS } from '@/lib/shared/goods/list-parameters'
import type { RefusedPrice } from './read-prices'

export type GoodsSort = (typeof GOODS_SORTS)[number]

/** Filters in the address of a list. Invalid values count as absent, so an old or mistyped link still opens a list. */
export interface WaresQuery {
  gt: string
  gid?: string
  keyWord?: string
  areaId?: string
  serverId?: string
  /** Cross-server zone. */
  crossId?: string
  /** Yuan as entered, at most 2 decimals. */
  minPrice?: string
  maxPrice?: string
  ensure?: '1'
  official?: '1'
  bargain?: '1'
  /** Of sellers with 4.5 stars or more. */
  rated?: '1'
  /** Accounts that staff have checked. */
  checked?: '1'
  /** Of sellers whose face was checked. */
  faced?: '1'
  /** Confirmed by their sellers within three days. */
  confirmed?: '1'
  /** Accounts for rent; prices are then hourly. */
  rent?: '1'
  /** Of these, without a deposit. */
  free?: '1'
  /** Selected facts of the game's accounts, see lib/shared/goods/attrs.ts. */
  attrs?: string
  sort?: Exclude<GoodsSort, 'default'>
  /** Show filters for all facts of the game, not only the main ones. */
  more?: '1'
  /** Submitted value that was corrected; the list shows a notice. */
  refused?: Refused
  page: number
}
export type Refused = RefusedPrice | 'number'

/** Only accounts can be rented, and only they have facts. */
export const ACCOUNTS = String(ACCOUNT)

/**
 * Address of the list with some filters changed; `undefined` removes one. Any change except the page resets to page 1.
 */
export function waresHref(now: WaresQuery, change: Partial<WaresQuery> = {}): string {
  const next = { ...now, page: 1, refused: undefined, ...change }
  if ('gid' in change) next.areaId = next.serverId = next.crossId = next.attrs = next.more = undefined
  if ('areaId' in change && change.serverId === undefined) next.serverId = undefined
  if (next.gt !== ACCOUNTS) next.rent = next.checked = next.attrs = next.more = undefined
  if (next.rent !== now.rent) next.minPrice = next.maxPrice = undefined
  if (!next.rent) next.free = undefined
  else next.checked = undefined
  if (!fits(next.sort, next)) next.sort = undefined
  const query = new URLSearchParams()
  for (const name of LIST_PARAMETERS) if (next[name]) query.set(name, next[name])
  if (next.page > 1) query.set('page', String(next.page))
  return `/wares?${query}`
}

/** The list of another keyword or game than the typed one; areas, zones and facts belong to one game. */
export function correctedQuery(typed: WaresQuery, { gid, keyWord }: Pick<WaresQuery, 'gid' | 'keyWord'>): WaresQuery {
  if (gid === typed.gid) return { ...typed, keyWord }
  const { areaId: _area, serverId: _server, crossId: _zone, attrs: _facts, more: _more, ...kept } = typed
  return { ...kept, gid, keyWord }
}

/** Whether a list can be in this order. */
export function fits(sort: WaresQuery['sort'], { gt, gid, rent }: Pick<WaresQuery, 'gt' | 'gid' | 'rent'>): boolean {
  if (sort === 'depositAsc') return rent !== undefined
  if (sort === 'mainAsc' || sort === 'mainDesc') return gt === ACCOUNTS && gid !== undefined
  if (sort === 'checked') return gt === ACCOUNTS && gid !== undefined && !rent
  return gid !== undefined || (sort !== 'rated' && sort !== 'fastest' && sort !== 'confirmed')
}

/** Address of the list with other values for one fact; values above the limit are dropped. */
export function withChosen(now: WaresQuery, key: string, values: readonly string[], refused?: Refused): string {
  const attrs = attrsText(withAttr(readAttrs(now.attrs ?? ''), key, values))
  return waresHref(now, { attrs: attrs.length > LONGEST_ATTRS ? now.attrs : attrs || undefined, refused })
}

/** Keeps game and type, and removes all other filters. */
export const clearedHref = ({ gt, gid, rent }: WaresQuery): string => waresHref({ gt, gid, rent, page: 1 })

/** Hidden fields that keep the other filters when a form of the page is submitted. */
export const hiddenFields = (
  now: WaresQuery,
  without: readonly (typeof LIST_PARAMETERS)[number][],
): [name: string, value: string][] =>
  LIST_PARAMETERS.filter((name) => name !== 'refused' && !without.includes(name)).flatMap((name) =>
    now[name] ? [[name, now[name]]] : [],
  )
