'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'

const RenewRoom = onDemand(() => import('./renew-section').then((file) => file.RenewSection))

/**
 * The public form, or with `?orderSn=` the extension of an own rental. The cached page is the same for both, because
 * only the browser knows whose rental it is.
 */
export function RentSection({ goodsSn, children }: { goodsSn: string; children: ReactNode }) {
  const [orderSn, setOrderSn] = useState('')
  useEffect(() => {
    const sn = new URLSearchParams(location.search).get('orderSn') ?? ''
    if (sn && redirectToLogin(location.pathname + location.search)) return
    setOrderSn(sn)
  }, [])
  return orderSn ? <RenewRoom orderSn={orderSn} goodsSn={goodsSn} /> : children
}
