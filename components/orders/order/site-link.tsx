'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { call } from '@/lib/client/api'
import type { OrderSite } from '@/lib/contract/entities/order'

interface Props {
  orderSn: string
  site: OrderSite
  className?: string
  title?: string
  label?: string
  children: ReactNode
}

/** Opens an order on its own site, logged in there; without scripts, or in a new tab, it is a plain link. */
export function SiteLink({ orderSn, site, className, title, label, children }: Props) {
  const [busy, setBusy] = useState(false)
  const handleClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { url } = await call('POST /order/enterSite', { orderSn }, { loud: true, progress: true })
      location.assign(url)
    } catch {
      setBusy(false)
    }
  }
  return (
    <a href={site.url} className={className} title={title} aria-label={label} aria-busy={busy} onClick={handleClick}>
      {children}
    </a>
  )
}
