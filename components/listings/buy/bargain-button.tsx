'use client'

import { type ReactNode, useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'

const BargainDialog = onDemand(() => import('./bargain-dialog').then((file) => file.BargainDialog))

/** Opens the member's bargain for this item; visitors must log in first. */
export function BargainButton({
  goodsSn,
  price,
  className,
  children,
}: {
  goodsSn: string
  /** Yuan as text. */
  price: string
  className: string
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState<boolean>()
  const handlePress = () => {
    if (!redirectToLogin(`${location.pathname}${location.search}`)) setOpen(true)
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={handlePress}>
        {children}
      </button>
      {isOpen ? <BargainDialog goodsSn={goodsSn} price={price} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
