'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '@/lib/client/api'
import type { ChatGroup } from '@/lib/contract/entities/chat'
import type { OrderRow } from '@/lib/contract/entities/order'

export type ChatStatus = '1' | '2' | '3' | '-1'
export type Counts = Record<ChatStatus, number>

/** Page size of the order chat screen and its unread refresh. */
const PAGE_SIZE = '50'
const REFRESH_MS = 60_000
const TYPING_MS = 300

export interface ChatOrders {
  state: 'loading' | 'ready' | 'failed'
  error: string
  list: OrderRow[]
  groups: Record<string, ChatGroup>
  counts: Counts
  /** Still the first answer of this page. */
  isFirst: boolean
  reload: () => void
  refreshGroups: () => void
}

const NO_COUNTS: Counts = { '1': 0, '2': 0, '3': 0, '-1': 0 }

/** Orders of one tab and side with their groups' last words and unread counts; what is shown stays while newer is fetched. */
export function useChatOrders({
  status,
  side,
  keyWord,
}: {
  status: ChatStatus
  side: '0' | '1'
  keyWord: string
}): ChatOrders {
  const [data, setData] = useState<Omit<ChatOrders, 'reload' | 'refreshGroups'>>({
    state: 'loading',
    error: '',
    list: [],
    groups: {},
    counts: NO_COUNTS,
    isFirst: true,
  })
  const turn = useRef(0)
  const sns = useRef('')

  const refreshGroups = useCallback(async () => {
    if (!sns.current) return
    try {
      const { map } = await call('POST /im/getImGroupIdMap', { orderSnList: sns.current })
      setData((old) => ({ ...old, groups: { ...old.groups, ...map } }))
    } catch {
      // the last known lines stay; the next event or minute asks again
    }
  }, [])

  const reload = useCallback(async () => {
    const mine = ++turn.current
    try {
      const answer = await call('GET /order/queryOrderList', {
        belong: side === '0' ? '0' : '1',
        status,
        pages: '1',
        pageSize: PAGE_SIZE,
        keyWord,
      })
      if (mine !== turn.current) return
      const { paid, shipped, complete, failed } = answer.counts
      sns.current = answer.orderList.map((o) => o.orderSn).join(',')
      setData((old) => ({
        ...old,
        state: 'ready',
        error: '',
        list: answer.orderList,
        counts: { '1': paid, '2': shipped, '3': complete, '-1': failed },
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
  }, [status, side, keyWord, refreshGroups])

  useEffect(() => {
    setData((old) => ({ ...old, state: 'loading', list: [], groups: {} }))
    const typing = setTimeout(() => void reload(), keyWord ? TYPING_MS : 0)
    const timer = setInterval(() => void refreshGroups(), REFRESH_MS)
    return () => {
      clearTimeout(typing)
      clearInterval(timer)
    }
  }, [reload, refreshGroups])

  return {
    ...data,
    reload: useCallback(() => void reload(), [reload]),
    refreshGroups: useCallback(() => void refreshGroups(), [refreshGroups]),
  }
}
