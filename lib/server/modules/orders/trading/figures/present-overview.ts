import type { consoleOverviewContract } from '@/lib/contract/console/console-overview'
import type { OutputOf } from '@/lib/contract/kit'
import { isOrderSn } from '@/lib/shared/ids'
import { type Fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { pageName } from '@/lib/shared/site/page-names'
import { formatDateTime } from '@/lib/shared/time'
import type { OriginKey, Visitors } from '../../../listings/traffic/queries-origins'

type Overview = OutputOf<(typeof consoleOverviewContract)['GET /console/overview']>
type Share = OutputOf<(typeof consoleOverviewContract)['GET /console/shares']>['list'][number]
interface Counted {
  orders: number
  /** Different ones. */
  buyers: number
  /** Fen as a decimal string. */
  sales: string
}

interface Sums {
  placed: Counted
  paid: Counted
  done: Counted
  visits: { uv: number; pv: number; details: number }
  share: Fen
}

interface OverviewRows {
  at: Date
  /** Beijing dates, today last. */
  days: string[]
  placed: ReadonlyMap<string, Counted>
  paid: ReadonlyMap<string, Counted>
  done: ReadonlyMap<string, Counted>
  visits: ReadonlyMap<string, { uv: number; pv: number; details: number }>
  share: ReadonlyMap<string, Fen>
  sums: Sums
  before: Sums
  games: readonly (Omit<Counted, 'buyers'> & { gameId: number })[]
  names: ReadonlyMap<number, { name: string }>
  held: Fen
  earned: Fen
}

const NO_ORDERS: Counted = { orders: 0, buyers: 0, sales: '0' }
const NO_VISITS = { uv: 0, pv: 0, details: 0 }

const figuresOf = ({ placed, paid, done, visits, share }: Sums): Overview['now'] => ({
  placed: placed.orders,
  paid: paid.orders,
  done: done.orders,
  placedBy: placed.buyers,
  paidBy: paid.buyers,
  doneBy: done.buyers,
  sales: fenToYuan(BigInt(paid.sales)),
  share: fenToYuan(share),
  visitors: visits.uv,
  views: visits.pv,
  details: visits.details,
})

export const presentOverview = (rows: OverviewRows): Overview => ({
  at: formatDateTime(rows.at),
  now: figuresOf(rows.sums),
  before: figuresOf(rows.before),
  days: rows.days.map((day) => ({
    day,
    ...figuresOf({
      placed: rows.placed.get(day) ?? NO_ORDERS,
      paid: rows.paid.get(day) ?? NO_ORDERS,
      done: rows.done.get(day) ?? NO_ORDERS,
      visits: rows.visits.get(day) ?? NO_VISITS,
      share: rows.share.get(day) ?? ZERO,
    }),
  })),
  games: rows.games.map(({ gameId, orders, sales }) => ({
    gameName: rows.names.get(gameId)?.name ?? `游戏 ${gameId}`,
    orders,
    sales: fenToYuan(BigInt(sales)),
  })),
  held: fenToYuan(rows.held),
  earned: fenToYuan(rows.earned),
})

interface Entry {
  ref: string
  id: number
  ownerId: number
  memo: string
  amount: Fen
  balance: Fen
  createdAt: Date
}
export const presentShare = (row: Entry, margin: Fen): Share => ({
  moveId: row.id,
  distId: row.ownerId,
  orderSn: isOrderSn(row.ref) ? row.ref : null,
  memo: row.memo,
  amount: fenToYuan(row.amount),
  margin: fenToYuan(margin),
  balance: fenToYuan(row.balance),
  createTime: formatDateTime(row.createdAt),
})

type Way = OutputOf<(typeof consoleOverviewContract)['GET /console/visits']>['hosts'][number]

const nameOf = (by: OriginKey, key: string): string => {
  if (by === 'host') return key || '未记录'
  return key === '' ? '直接访问' : key.replace(/^code:/, '推广码 ')
}

/** Returns sources by visitors; those with orders but no visitors come last. */
export function presentWays(
  by: OriginKey,
  visitors: readonly Visitors[],
  placed: readonly { key: string; placedBy: number; placed: number; paid: number }[],
): Way[] {
  const keys = [...new Set([...visitors.map(({ key }) => key), ...placed.map(({ key }) => key)])]
  return keys.map((key) => {
    const seen = visitors.find((one) => one.key === key)
    const orders = placed.find((one) => one.key === key)
    return {
      name: nameOf(by, key),
      visitors: seen?.visitors ?? 0,
      details: seen?.details ?? 0,
      placedBy: orders?.placedBy ?? 0,
      placed: orders?.placed ?? 0,
      paid: orders?.paid ?? 0,
    }
  })
}

const MOST_PAGES = 15

/** Returns visitors by the name of the page; pages of one name are added up. */
export function presentPages(pages: readonly { page: string; visitors: number }[]) {
  const sums = new Map<string, number>()
  for (const { page, visitors } of pages) sums.set(pageName(page), (sums.get(pageName(page)) ?? 0) + visitors)
  return [...sums]
    .map(([name, visitors]) => ({ name, visitors }))
    .toSorted((a, b) => b.visitors - a.visitors)
    .slice(0, MOST_PAGES)
}
