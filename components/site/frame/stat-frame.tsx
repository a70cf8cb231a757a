'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { useShown } from '@/lib/client/hooks/use-shown'

/** Where passwords are typed, money is paid, a member is alone with what is theirs or staff work, nobody else's scripts run. */
const PRIVATE = /^\/(?:login|register|forgetPassword|center|staff|desk|console|lotterydraw\/myCoupon)(?:\/|$)|\/pay\/?$/
export const isCounted = (pathname: string): boolean => !PRIVATE.test(pathname)

/** A distributor's statistics, shut off from the page and from everything it knows but its path; comes once the page has been looked at. */
export function StatFrame() {
  const pathname = usePathname()
  const [ready, setReady] = useState(false)
  useShown(pathname, () => setReady(true))
  if (!ready || !isCounted(pathname)) return null
  return (
    <iframe
      src={`/api/dist/statFrame?page=${encodeURIComponent(pathname)}`}
      title="访问统计"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      aria-hidden="true"
      tabIndex={-1}
      width={0}
      height={0}
      style={{ position: 'absolute', border: 0, visibility: 'hidden' }}
    />
  )
}
