'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { useShown } from '@/lib/client/hooks/use-shown'

/** Third-party scripts never run on pages for passwords and payments, private member pages and the staff area. */
const PRIVATE = /^\/(?:login|register|forgetPassword|center|staff|desk|console|lotterydraw\/myCoupon)(?:\/|$)|\/pay\/?$/
export const isCounted = (pathname: string): boolean => !PRIVATE.test(pathname)

/**
 * A distributor's statistics scripts, isolated from the page and all its data except the path; loaded after the first
 * interaction.
 */
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
