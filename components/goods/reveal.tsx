'use client'

import { type ComponentType, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** A part of a page that is fetched, with what it tells, when somebody wants to see it. */
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
