'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '@/lib/client/api'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import type { BookingRow } from '@/lib/contract/entities/campaign'

/** Own season bookings; null if not logged in or still loading. */
export function useBookings() {
  const isMember = useVisitor() !== null
  const [list, setList] = useState<BookingRow[] | null>(null)
  const [error, setError] = useState('')
  const reload = useCallback(() => {
    setError('')
    lazyCall('GET /activity/booking/bookingList', {}).then(
      (answer) => setList(answer.list),
      (failed: ApiError) => setError(failed.message),
    )
  }, [])
  useEffect(() => {
    if (isMember) reload()
    else setList(null)
  }, [isMember, reload])
  return { list, error, isMember, reload }
}
