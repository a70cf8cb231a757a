'use client'

import { useLoad } from '@/lib/client/hooks/use-load'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'

/** Own season bookings; null if not logged in or still loading. */
export function useBookings() {
  const isMember = useVisitor() !== null
  const { data, error, reload } = useLoad('bookings', () => lazyCall('GET /activity/booking/bookingList', {}), {
    own: true,
  })
  return { list: data?.list ?? null, error, isMember, reload }
}
