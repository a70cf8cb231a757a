'use client'

import { askOrders } from '@/components/orders/order/use-orders'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Only the counts of a list are read. */
const ONE = { page: '1', pageSize: '1' }

/** Numbers of the tabs of the own rentals page: accounts for rent, and orders in progress as owner and as renter. */
export function useRentCounts() {
  const { data, error, reload } = useLoad('counts', async () => {
    const [offers, lets, rented] = await Promise.all([
      call('GET /rental/ownOffers', { keyWord: '', ...ONE }),
      askOpen('1'),
      askOpen('0'),
    ])
    return {
      tabs: [Object.values(offers.counts).reduce((sum, n) => sum + n, 0), lets.open, rented.open],
      hasRented: rented.total > 0,
    }
  })
  useLiveOrders(reload)
  return { data, isKnown: data !== null || error !== '' }
}

async function askOpen(belong: '0' | '1') {
  const { counts, total } = await askOrders({ mode: 'rental', belong, sort: 'due', pages: '1', pageSize: ONE.pageSize })
  const unpaid = belong === '0' ? counts.unpaid : 0
  return { open: unpaid + counts.paid + counts.shipped, total }
}
