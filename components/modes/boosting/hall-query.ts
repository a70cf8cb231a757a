import { type RefusedPrice, readPrices, refusedPriceOf } from '@/components/listings/wares/read-prices'
import { readPage } from '@/lib/shared/normalize/page-number'
import { MOST_LEVEL } from '@/lib/shared/trade/boost-terms'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { WORK_WORDS } from './work-offer'

/** Views of a boosting or convoy page: prices and how to order, packages of boosters, or open demands. */
const HALL_VIEWS = ['plans', 'offers', 'posts'] as const
type HallView = (typeof HALL_VIEWS)[number]

export interface HallQuery {
  view: HallView
  gid?: string
  /** In yuan. */
  min?: string
  max?: string
  hours?: string
  level?: string
  booster?: string
  sort?: string
  /** Submitted value that was corrected; the list shows a notice. */
  refused?: RefusedPrice
  page: number
}

const SORTS: Record<HallView, readonly string[]> = { plans: [], offers: ['price', 'rating'], posts: ['price'] }

type RawQuery = Record<string, string | string[] | undefined>
const textIn = (params: RawQuery, name: string): string => String([params[name]].flat()[0] ?? '').trim()

/** Filters in the address; invalid values, and those unknown to a view, count as absent. */
export function readHallQuery(params: RawQuery): HallQuery {
  const textOf = (name: string) => textIn(params, name)
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(textOf(name)) ? textOf(name) : undefined)
  const view = HALL_VIEWS.find((name) => name === textOf('view')) ?? 'plans'
  if (view === 'plans') return { view, gid: id('gid'), page: 1 }
  const level = Number(id('level') ?? 0)
  const { low: min, high: max } = readPrices([textOf('min'), textOf('max')])
  return {
    view,
    gid: id('gid'),
    min,
    max,
    hours: Number(id('hours') ?? 0) <= 720 ? id('hours') : undefined,
    level: view === 'posts' && level >= 1 && level <= MOST_LEVEL ? String(level) : undefined,
    booster: view === 'offers' ? id('booster') : undefined,
    sort: SORTS[view].find((name) => name === textOf('sort')),
    refused: refusedPriceOf(textOf('refused')),
    page: readPage(textOf('page')),
  }
}

/** Redirect target for invalid or reversed bounds; undefined: the address is fine. */
export function refusedHall(kind: ServiceKind, params: RawQuery): string | undefined {
  const query = readHallQuery(params)
  const { refused } = readPrices([textIn(params, 'min'), textIn(params, 'max')])
  return query.view !== 'plans' && refused ? hallHref(kind, query, { refused }) : undefined
}

/** The address with a changed filter; any change except the page resets to page 1. */
export function hallHref(kind: ServiceKind, query: HallQuery, change: Partial<HallQuery> = {}): string {
  const { view, page, ...rest } = { ...query, page: 1, refused: undefined, ...change }
  const params = new URLSearchParams()
  if (view !== 'plans') params.set('view', view)
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return `${WORK_WORDS[kind].path}${params.size > 0 ? `?${params}` : ''}`
}

/** Whether any filter besides the game is set. */
export const isNarrowed = ({ min, max, hours, level, booster }: HallQuery): boolean =>
  [min, max, hours, level, booster].some(Boolean)
