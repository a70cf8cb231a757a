'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useRefreshInterval } from '@/lib/client/hooks/use-refresh-interval'
import { serverNow } from '@/lib/client/server-clock'
import { isActing } from '@/lib/client/visitor'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import type { ModeName } from '@/lib/shared/trade/trade-modes'

/** `loadedAt`: epoch ms of the response, the start of its orders' countdowns. */
export type OrderPageData = OutputOf<ApiContract['GET /order/queryOrderList']> & { loadedAt: number }
export type OrderSide = 'bought' | 'sold'

/** Tabs by `headerIndex`: 1 pending payment, 2 awaiting shipment, 3-5 the following ones, 6 what waits for the member. */
const ORDER_TABS = [
  { index: 0, label: '全部', status: undefined, count: undefined },
  { index: 6, label: '待我处理', status: undefined, count: 'mine' },
  { index: 1, label: '待付款', status: '0', count: 'unpaid' },
  { index: 2, label: '待发货', status: '1', count: 'paid' },
  { index: 3, label: '待收货', status: '2', count: 'shipped' },
  { index: 4, label: '交易成功', status: '3', count: 'complete' },
  { index: 5, label: '已取消', status: '-1', count: 'failed' },
] as const

/** A seller's orders start with payment. */
export const tabsOf = (side: OrderSide) => ORDER_TABS.filter(({ count }) => side === 'bought' || count !== 'unpaid')
const tabAt = (tab: number) => ORDER_TABS.find(({ index }) => index === tab)

export interface OrderQuery {
  side: OrderSide
  tab: number
  page: number
  keyWord: string
  /** 'all', or the number of a site. */
  site: string
  gameId: number | null
  mode: ModeName | null
  /** Ordered in the last days, today included. */
  days: number | null
  /** due: the nearest deadline first. */
  sort: 'created' | 'due'
}

/** How often a page with orders of other sites is loaded again. */
const ELSEWHERE_MS = 30_000

type OrdersInput = InputOf<ApiContract['GET /order/queryOrderList']>
export const askOrders = async (input: OrdersInput): Promise<OrderPageData> => ({
  ...(await call('GET /order/queryOrderList', input)),
  loadedAt: Date.now(),
})

/** One page of own orders, updated on order events. */
export function useOrders(query: OrderQuery, pageSize = 10) {
  const { side, tab, page, keyWord, site, gameId, mode, days, sort } = query
  const { status, count } = tabAt(tab) ?? {}
  const belong = side === 'sold' ? '1' : '2'
  const loaded = useLoad(JSON.stringify(query), () =>
    askOrders({
      belong,
      status,
      isMine: count === 'mine' ? '1' : undefined,
      pages: String(page),
      pageSize: String(pageSize),
      keyWord,
      site: isActing() ? undefined : site,
      gameId: gameId === null ? undefined : String(gameId),
      mode: mode ?? undefined,
      minTime: days === null ? undefined : formatDate(new Date(serverNow().getTime() - (days - 1) * DAY_MS)),
      sort,
    }),
  )
  useLiveOrders(loaded.reload)
  // other sites send no events to this one
  const isElsewhere = loaded.data?.orderList.some((order) => order.site) ?? false
  useRefreshInterval('orders of other sites', loaded.reload, isElsewhere ? ELSEWHERE_MS : 0)
  return loaded
}

export const NO_FILTERS = {
  site: 'all',
  gameId: null,
  mode: null,
  days: null,
} as const

export const hasFilters = ({ site, gameId, mode, days }: OrderQuery): boolean =>
  site !== 'all' || gameId !== null || mode !== null || days !== null

/** The query, what is due first; every change except the page resets to page 1, one of tab or side also the order. */
export function useOrderQuery(initial: Pick<OrderQuery, 'side' | 'tab'>) {
  const [query, setQuery] = useState<OrderQuery>({
    ...initial,
    ...NO_FILTERS,
    keyWord: '',
    sort: 'due',
    page: 1,
  })
  const change = (next: Partial<OrderQuery>) =>
    setQuery((old) => {
      const changed = { ...old, page: 1, ...next }
      const isElsewhere = changed.tab !== old.tab || changed.side !== old.side
      return isElsewhere ? { ...changed, sort: 'due' } : changed
    })
  return { query, change }
}
