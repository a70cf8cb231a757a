'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { RentState } from '@/lib/shared/trade/rent-states'

const PAGE_SIZE = 20

interface Asked {
  /** Absent: all. */
  state?: RentState
  keyWord: string
  page: number
}

/** One page of own accounts that are or were for rent; updates on order events. */
export function useOwnOffers() {
  const [{ state, keyWord, page }, setAsked] = useState<Asked>({ keyWord: '', page: 1 })
  const loaded = useLoad(`${state} ${keyWord} ${page}`, () =>
    call('GET /rental/ownOffers', { state, keyWord, page: String(page), pageSize: String(PAGE_SIZE) }),
  )
  const setPage = (next: number) => setAsked({ state, keyWord, page: next })
  useLiveOrders(loaded.reload)
  const { data, busy } = loaded
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  return {
    ...loaded,
    state,
    keyWord,
    page,
    pages,
    setPage,
    ask: (next: Omit<Asked, 'page'>) => setAsked({ ...next, page: 1 }),
  }
}
