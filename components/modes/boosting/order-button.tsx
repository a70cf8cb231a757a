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
  /** What is ordered, where the button's words alone do not say it. */
  label?: string
}

/** Opens the form of a work; visitors log in first. */
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
