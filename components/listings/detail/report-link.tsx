'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'

const ReportDialog = onDemand(() => import('./report-dialog').then((file) => file.ReportDialog))

/** Opens the form that reports this item; visitors must log in first. */
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
