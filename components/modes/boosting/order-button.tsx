'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/kit/button'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { WorkOffer } from './work-offer'

const WorkDialog = dynamic(() => import('./work-dialog').then((file) => file.WorkDialog), { ssr: false })

interface Props {
  offer: WorkOffer
  children: string
  look?: ButtonLook
  /** Accessible name, if the button text alone is ambiguous. */
  label?: string
}

/** Opens the order form of a work; visitors must log in first. */
export function OrderButton({ offer, children, look, label }: Props) {
  const [isOpen, setOpen] = useState(false)
  const handlePress = () => {
    if (!redirectToLogin(`${location.pathname}${location.search}`)) setOpen(true)
  }
  return (
    <>
      <Button {...look} aria-haspopup="dialog" aria-label={label} onClick={handlePress}>
        {children}
      </Button>
      {isOpen ? <WorkDialog offer={offer} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
