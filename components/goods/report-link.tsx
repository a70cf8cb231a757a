'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { redirectToLogin } from '@/lib/client/redirect-to-login'

const ReportDialog = dynamic(() => import('./report-dialog').then((file) => file.ReportDialog), { ssr: false })

/** Opens the form that reports this item; visitors log in first. */
export function ReportLink({ goodsSn }: { goodsSn: string }) {
  const [isOpen, setOpen] = useState<boolean>()
  const handlePress = () => {
    if (!redirectToLogin(`${location.pathname}${location.search}`)) setOpen(true)
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={handlePress}>
        <Icon name="alert" />
        举报
      </button>
      {isOpen === undefined ? null : <ReportDialog goodsSn={goodsSn} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
