'use client'

import { serverNow } from '@/lib/client/server-clock'
import { formatDate, parseDateTime } from '@/lib/shared/time'
import styles from './clock.module.css'
import { clockText, SpokenSeconds, useSeconds } from './countdown'
import { Icon } from './icon'

/** A deadline as returned by the server. */
export interface Deadline {
  /** What the countdown is for, and what happens at its end. */
  label: string
  outcome: string
  /** Beijing time. */
  dueTime: string
  /** Seconds left at the time of the response, negative: overdue; for a paused timer the remaining time. */
  dueIn: number
  /** Total seconds. */
  span: number
  stopped: boolean
}

interface Props {
  deadline: Deadline
  /** Epoch ms of the API response. */
  loadedAt: number
  /** The user does not need to act. */
  isCalm?: boolean
  /** Called when the time is up; again every ten seconds while the deadline stays the same. */
  onDue?: () => void
}

/** What a countdown is for, e.g. 发货 of 剩余发货时间, 放款 of 放款倒计时. */
export const purposeOf = (label: string): string => label.replace(/^距|剩余|时间|时限|截止|倒计时/g, '')
/** The platform acts at the end of these by itself, within moments: they are never overdue. */
const isAutomatic = (label: string): boolean => /^距|倒计时$/.test(label)

/** A countdown with its purpose, remaining time, progress, deadline, and what happens then. */
export function Clock({ deadline, loadedAt, isCalm, onDue }: Props) {
  const { label, outcome, span, stopped } = deadline
  const left = useLeft(deadline, { loadedAt, onDue })
  const name = left < 0 ? `${purposeOf(label)}已超时` : label
  const used = Math.min(1, Math.max(0, 1 - left / span))
  return (
    <div className={styles.clock} data-state={stateOf(left, { stopped, isCalm })}>
      <span className={styles.label}>
        <Icon name={stopped ? 'lock' : 'clock'} />
        {stopped ? '已暂停计时' : name}
      </span>
      <b className="num" role="timer" aria-label={name} aria-live="off">
        {clockText(Math.abs(left))}
      </b>
      <i className={styles.bar} aria-hidden="true">
        <u style={{ width: `${(used * 100).toFixed(1)}%` }} />
      </i>
      <small>{stopped ? outcome : deadlineText(deadline)}</small>
      {stopped ? null : <SpokenSeconds left={left} label={label} />}
    </div>
  )
}

interface FigureProps extends Props {
  /** The parent shows the label. */
  isLabelled?: boolean
  /** What the remaining time is for, before it. */
  lead?: string
}

/** Only the remaining time, for lists; the parent colours it by state. */
export function ClockFigure({ deadline, loadedAt, isCalm, isLabelled, lead = '', onDue }: FigureProps) {
  const { label, stopped } = deadline
  const left = useLeft(deadline, { loadedAt, onDue })
  return (
    <span
      className="num"
      data-state={stateOf(left, { stopped, isCalm })}
      role="timer"
      aria-label={label}
      aria-live="off"
    >
      {stopped ? '' : lead}
      {wordsOf(left, { stopped, isLabelled })}
    </span>
  )
}

/** Seconds; negative: overdue. */
function useLeft({ label, dueIn, stopped }: Deadline, { loadedAt, onDue }: Pick<Props, 'loadedAt' | 'onDue'>): number {
  const ticking = useSeconds(stopped ? null : loadedAt + dueIn * 1000, Number.NEGATIVE_INFINITY, onDue)
  const left = stopped ? dueIn : ticking
  return stopped || isAutomatic(label) ? Math.max(0, left) : left
}

const stateOf = (left: number, { stopped, isCalm }: { stopped: boolean; isCalm?: boolean }) =>
  stopped ? 'stop' : left < 0 ? 'over' : isCalm ? 'calm' : 'warn'

function wordsOf(left: number, { stopped, isLabelled }: { stopped: boolean; isLabelled?: boolean }): string {
  if (left < 0 && !stopped) return `已超时 ${clockText(-left)}`
  return `${stopped ? '已暂停，' : ''}${isLabelled ? '' : '剩余 '}${clockText(Math.max(0, left))}`
}

/** When the time ends, or ended, and what happens then: 10:40 截止，不发货，订单取消并全额退款. */
export function deadlineText({ label, dueTime, outcome }: Deadline): string {
  const when = whenText(dueTime, serverNow())
  if (isAutomatic(label)) return `${when} ${outcome}`
  return `${when} ${parseDateTime(dueTime) < serverNow() ? '已超时' : '截止'}，${outcome}`
}

/** "17:47" on the same Beijing day, else "11-22 05:47". */
const whenText = (time: string, now: Date): string =>
  time.startsWith(formatDate(now)) ? time.slice(11, 16) : time.slice(5, 16)
