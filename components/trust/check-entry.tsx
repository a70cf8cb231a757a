'use client'

import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Icon } from '@/components/ui/icon'

const CheckDialog = lazy(() => import('./check-dialog').then((module) => ({ default: module.CheckDialog })))

/** Opens the dialog, which is fetched on first use; without scripts it leads to the page. */
export function CheckEntry() {
  const [open, setOpen] = useState(false)
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href="/kfyz" aria-haspopup="dialog" onClick={handleClick}>
        <Icon name="shield" />
        验真
      </a>
      {open ? (
        <Suspense fallback={null}>
          <CheckDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
