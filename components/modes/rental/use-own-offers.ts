'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'

const PAGE_SIZE = 20

/** One page of own accounts that are or were for rent; updates on order events. */
export function useOwnOffers() {
  const [page, setPage] = useState(1)
  const loaded = useLoad(String(page), () =>
    call('GET /rental/ownOffers', { page: String(page), pageSize: String(PAGE_SIZE) }),
  )
  useLiveOrders(loaded.reload)
  const { data, busy } = loaded
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  return { ...loaded, page, pages, setPage }
}
