'use client'

import { Icon } from '@/components/ui/icon'
import type { DeskSize } from '@/lib/contract/entities/desk'
import { DESK_QUEUES, type DeskQueue } from '@/lib/shared/desk'
import styles from './desk.module.css'

interface Props {
  queues: Readonly<Record<string, DeskSize>>
  /** null: not chosen yet. */
  queue: DeskQueue | null
  onQueue: (queue: DeskQueue) => void
}

const ICONS: Readonly<Record<DeskQueue, string>> = {
  unassigned: 'box',
  mine: 'user',
  buyer: 'clock',
  seller: 'clock',
  disputes: 'alert',
  claims: 'shield',
  recycling: 'recycle',
  reviews: 'users',
  done: 'done',
  all: 'search',
}

/** Lists of the desk; badges count what is overdue, plain figures what is there. */
export function DeskRail({ queues, queue, onQueue }: Props) {
  return (
    <nav className={styles.rail} aria-label="队列">
      {(Object.keys(DESK_QUEUES) as DeskQueue[]).map((name) => {
        const { total, overdue = 0 } = queues[name] ?? {}
        const words = (
          <>
            <Icon name={ICONS[name]} />
            <span>{DESK_QUEUES[name]}</span>
            {total === undefined ? null : <small className="num">{total}</small>}
            {overdue > 0 ? (
              <em className="badge">
                <span className="sr">超时 </span>
                {overdue}
              </em>
            ) : null}
          </>
        )
        return name === 'reviews' ? (
          <a key={name} href="/console/approvals">
            {words}
          </a>
        ) : (
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
