'use client'

import { useEffect, useRef } from 'react'
import { useStaff } from '@/components/office/parts/use-staff'
import { Icon } from '@/components/ui/kit/icon'
import type { DeskSize } from '@/lib/contract/entities/desk'
import { DESK_QUEUES, type DeskQueue } from '@/lib/shared/staff/desk'
import type { Permission } from '@/lib/shared/staff/staff'
import styles from './desk.module.css'

interface Props {
  queues: Readonly<Record<string, DeskSize>>
  /** null: not selected yet. */
  queue: DeskQueue | null
  onQueue: (queue: DeskQueue) => void
}

const ICONS: Readonly<Record<DeskQueue, string>> = {
  unassigned: 'box',
  mine: 'user',
  buyer: 'clock',
  seller: 'truck',
  disputes: 'alert',
  claims: 'shield',
  complaints: 'bell',
  tickets: 'mail',
  checks: 'check',
  recycling: 'recycle',
  reviews: 'users',
  done: 'done',
  all: 'search',
}

/** Additional permission required by a queue besides the desk's own, which not all distributor staff have. */
const NEEDS: Readonly<Partial<Record<DeskQueue, Permission>>> = {
  disputes: 'disputes.rule',
  claims: 'claims.handle',
  tickets: 'cases.handle',
  checks: 'goods.check',
  recycling: 'recycling.quote',
  reviews: 'approvals.decide',
}

/** Queues that the member may read, with the number of all their orders, and in red that of the late ones. */
export function DeskRail({ queues, queue, onQueue }: Props) {
  const { may } = useStaff()
  const strip = useRef<HTMLElement>(null)
  const isCounted = Object.keys(queues).length > 0
  // phones show the queues in a strip that scrolls; the numbers make it longer
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [queue, isCounted])
  const shown = (Object.keys(DESK_QUEUES) as DeskQueue[]).filter((name) => {
    const needed = NEEDS[name]
    return needed === undefined || may(needed)
  })
  return (
    <nav ref={strip} className={styles.rail} aria-label="队列">
      {shown.map((name) => {
        const { total, overdue = 0 } = queues[name] ?? {}
        const words = (
          <>
            <Icon name={ICONS[name]} />
            <span>{DESK_QUEUES[name]}</span>
            {total === undefined ? null : (
              <small className="num">
                {total}
                {overdue > 0 ? (
                  <em title={`超时 ${overdue}`}>
                    <span className="sr">，超时 </span>
                    {overdue}
                  </em>
                ) : null}
              </small>
            )}
          </>
        )
        return (
          <button
            key={name}
            type="button"
            aria-current={name === queue ? 'page' : undefined}
            onClick={() => onQueue(name)}
          >
            {words}
          </button>
        )
      })}
    </nav>
  )
}
