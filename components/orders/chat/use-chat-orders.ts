'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '@/lib/client/api'
import { serverNow } from '@/lib/client/server-clock'
import type { ChatGroup } from '@/lib/contract/entities/chat'
import type { OrderRow } from '@/lib/contract/entities/order'
import { filterInput, type OrderFilter } from './order-filter'

export type ChatStatus = '1' | '2' | '3' | '-1'
/** Of the tabs of running orders: all, and those in which the reader has to act now. */
export type Counts = Record<'1' | '2', { all: number; mine: number }>

/** Page size of the order chat screen and its unread refresh. */
const PAGE_SIZE = 20
/** Groups per request. */
const MOST_GROUPS = 100
const REFRESH_MS = 60_000
const TYPING_MS = 300

export interface ChatOrders {
  state: 'loading' | 'ready' | 'failed'
  error: string
  list: OrderRow[]
  groups: Record<string, ChatGroup>
  counts: Counts
  /** True for the first response of this page. */
  isFirst: boolean
  hasMore: boolean
  /** Loads the next page. */
  more: () => void
  reload: () => void
  refreshGroups: () => void
}

const NO_COUNTS: Counts = { '1': { all: 0, mine: 0 }, '2': { all: 0, mine: 0 } }

/** Time of the latest message of an order, else of its payment; shown in its row and used for sorting. */
export const activityOf = (order: OrderRow, group: ChatGroup | undefined): string =>
  group?.lastTime ?? order.payTime ?? order.createTime

/** The API's order, updated by newer messages. */
const byActivity = (list: readonly OrderRow[], groups: ChatOrders['groups']): OrderRow[] => {
  const at = (order: OrderRow) => activityOf(order, groups[order.orderSn])
  return list.toSorted((a, b) => at(b).localeCompare(at(a)) || b.id - a.id)
}

/**
 * Orders of one tab and role with their groups' last messages and unread counts; the current list stays while
 * reloading.
 */
export function useChatOrders({
  status,
  side,
  filter,
}: {
  status: ChatStatus
  side: '0' | '1'
  filter: OrderFilter
}): ChatOrders {
  const [data, setData] = useState<Omit<ChatOrders, 'reload' | 'refreshGroups' | 'more'>>({
    state: 'loading',
    error: '',
    list: [],
    groups: {},
    counts: NO_COUNTS,
    isFirst: true,
    hasMore: false,
  })
  const pages = useRef(1)
  const turn = useRef(0)
  const sns = useRef<string[]>([])

  const refreshGroups = useCallback(async () => {
    const found: ChatOrders['groups'] = {}
    for (let from = 0; from < sns.current.length; from += MOST_GROUPS) {
      const orderSnList = sns.current.slice(from, from + MOST_GROUPS).join(',')
      try {
        Object.assign(found, (await call('POST /im/getImGroupIdMap', { orderSnList })).map)
      } catch {
        break // the last known state stays; the next event or timer reloads
      }
    }
    setData((old) => {
      const groups = { ...old.groups, ...found }
      return { ...old, groups, list: byActivity(old.list, groups) }
    })
  }, [])

  const reload = useCallback(async () => {
    const mine = ++turn.current
    try {
      const ask = (page: number) =>
        call('GET /order/queryOrderList', {
          ...filterInput(filter, serverNow()),
          belong: side,
          status,
          pages: String(page),
          pageSize: String(PAGE_SIZE),
          sort: 'activity',
        })
      const answers = [await ask(1)]
      while (answers.length < pages.current && answers.length * PAGE_SIZE < (answers[0]?.total ?? 0))
        answers.push(await ask(answers.length + 1))
      if (mine !== turn.current) return
      const { counts, total } = answers[0] as (typeof answers)[0]
      const { paid, shipped, minePaid, mineShipped } = counts
      // removes duplicates of an order that moved between pages during two calls
      const list = [...new Map(answers.flatMap((one) => one.orderList).map((o) => [o.orderSn, o])).values()]
      sns.current = list.map((o) => o.orderSn)
      setData((old) => ({
        ...old,
        state: 'ready',
        error: '',
        list,
        hasMore: answers.length * PAGE_SIZE < total,
        counts: { '1': { all: paid, mine: minePaid }, '2': { all: shipped, mine: mineShipped } },
        isFirst: old.state === 'loading' && old.isFirst,
      }))
      void refreshGroups()
    } catch (error) {
      if (mine === turn.current)
        setData((old) => ({
          ...old,
          state: old.list.length > 0 ? 'ready' : 'failed',
          error: error instanceof ApiError ? error.message : '加载失败',
        }))
    }
  }, [status, side, filter, refreshGroups])

  useEffect(() => {
    pages.current = 1
    setData((old) => ({ ...old, state: 'loading', list: [], groups: {}, hasMore: false }))
    const typing = setTimeout(() => void reload(), filter.keyWord || filter.details ? TYPING_MS : 0)
    const timer = setInterval(() => void refreshGroups(), REFRESH_MS)
    return () => {
      clearTimeout(typing)
      clearInterval(timer)
    }
  }, [reload, refreshGroups])

  return {
    ...data,
    more: useCallback(() => {
      pages.current++
      void reload()
    }, [reload]),
    reload: useCallback(() => void reload(), [reload]),
    refreshGroups: useCallback(() => void refreshGroups(), [refreshGroups]),
  }
}
