import { MOST_LEVEL } from '@/lib/shared/boost-terms'
import { passes } from '@/lib/shared/field-rules'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { WORK_WORDS } from './work-offer'

/** What a page of boosting or convoy shows: prices and how to order, packages of boosters, or open demands. */
const HALL_VIEWS = ['plans', 'offers', 'posts'] as const
type HallView = (typeof HALL_VIEWS)[number]

export interface HallQuery {
  view: HallView
  gid?: string
  /** Yuan. */
  min?: string
  max?: string
  hours?: string
  level?: string
  booster?: string
  sort?: string
  page: number
}

const SORTS: Record<HallView, readonly string[]> = { plans: [], offers: ['price', 'rating'], posts: ['price'] }

/** What the address chooses; wrong values, and those that a view does not know, count as absent. */
export function readHallQuery(given: Record<string, string | string[] | undefined>): HallQuery {
  const textOf = (name: string) => String([given[name]].flat()[0] ?? '').trim()
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(textOf(name)) ? textOf(name) : undefined)
  const money = (name: string) => (passes('price', textOf(name)) ? textOf(name) : undefined)
  const view = HALL_VIEWS.find((name) => name === textOf('view')) ?? 'plans'
  if (view === 'plans') return { view, gid: id('gid'), page: 1 }
  const level = Number(id('level') ?? 0)
  return {
    view,
    gid: id('gid'),
    min: money('min'),
    max: money('max'),
    hours: Number(id('hours') ?? 0) <= 720 ? id('hours') : undefined,
    level: view === 'posts' && level >= 1 && level <= MOST_LEVEL ? String(level) : undefined,
    booster: view === 'offers' ? id('booster') : undefined,
    sort: SORTS[view].find((name) => name === textOf('sort')),
    page: Math.min(1000, Number(id('page') ?? 1)),
  }
}

/** The address of a changed choice; any change but of the page leads back to the first one. */
export function hallHref(kind: ServiceKind, query: HallQuery, change: Partial<HallQuery> = {}): string {
  const { view, page, ...rest } = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (view !== 'plans') params.set('view', view)
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return `${WORK_WORDS[kind].path}${params.size > 0 ? `?${params}` : ''}`
}

/** Whether anything but the game was chosen. */
export const isNarrowed = ({ min, max, hours, level, booster }: HallQuery): boolean =>
  [min, max, hours, level, booster].some(Boolean)
