'use client'

import { type MouseEvent, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'

const CheckDialog = onDemand(() => import('./check-dialog').then((file) => file.CheckDialog))

/** Opens the dialog, which is loaded on first use; without scripts it links to the page. */
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
      {open ? <CheckDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
