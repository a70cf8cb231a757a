'use client'

import { Tag } from 'antd'
import { serverNow } from '@/lib/client/server-clock'
import type { Phase } from '@/lib/shared/staff/phases'
import { DAY_MS, HOUR_MS, MINUTE_MS, parseDateTime } from '@/lib/shared/time'
import styles from './screen-page.module.css'

const COLOURS: Readonly<Record<Phase, string>> = {
  waiting: 'warning',
  running: 'processing',
  done: 'success',
  ended: 'default',
}

interface Props {
  phase: Phase
  children: string
  /** When it entered this state; shown as an age while it can still change. */
  since?: string
}

/** A state of an order or a withdrawal in a list. */
export function PhaseTag({ phase, children, since }: Props) {
  const isOpen = phase === 'waiting' || phase === 'running'
  return (
    <>
      <Tag color={COLOURS[phase]}>{children}</Tag>
      {isOpen && since ? <span className={styles.age}>{ageText(since)}</span> : null}
    </>
  )
}

function ageText(since: string): string {
  const ms = Math.max(0, serverNow().getTime() - parseDateTime(since).getTime())
  if (ms < HOUR_MS) return `停留 ${Math.floor(ms / MINUTE_MS)} 分钟`
  return ms < DAY_MS ? `停留 ${Math.floor(ms / HOUR_MS)} 小时` : `停留 ${Math.floor(ms / DAY_MS)} 天`
}
