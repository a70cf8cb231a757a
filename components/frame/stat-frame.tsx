'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A distributor's statistics, shut off from the page and from everything it knows; comes after the page has settled. */
export function StatFrame() {
  const pathname = usePathname()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 3000)
    return () => clearTimeout(timer)
  }, [])
  if (!ready) return null
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
