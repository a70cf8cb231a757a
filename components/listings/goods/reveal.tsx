'use client'

import { type ComponentType, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { useHydrated } from '@/lib/client/hooks/use-hydrated'

/** A section that is loaded with its data when a user opens it; not in the HTML, because it needs scripts. */
export function Reveal({
  label,
  goodsSn,
  Part,
}: {
  label: string
  goodsSn: string
  Part: ComponentType<{ goodsSn: string }>
}) {
  const [isOpen, setOpen] = useState(false)
  const ready = useHydrated()
  if (!ready) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-sm"
        aria-expanded={isOpen}
        style={{ marginTop: 12 }}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '收起' : label}
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      {isOpen ? <Part goodsSn={goodsSn} /> : null}
    </>
  )
}
