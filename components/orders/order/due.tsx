import { ClockFigure, type Deadline } from '@/components/ui/kit/clock'
import styles from './orders.module.css'

interface Props {
  clock: Deadline
  /** Epoch ms of the API response. */
  loadedAt: number
  /** The user does not need to act. */
  isCalm: boolean
  onDue: () => void
}

/** In seconds. Deadlines further away are shown as a date. */
const A_DAY = 86_400

/** Deadline in a list row, the same in every list: amber while the user must act, red when overdue. */
export function Due({ clock, ...figure }: Props) {
  const isFar = clock.dueIn > A_DAY && !clock.stopped
  return (
    <small className={styles.due}>
      {isFar ? (
        <span data-state={figure.isCalm ? 'calm' : 'warn'}>
          {untilText(clock.label)} <span className="num">{clock.dueTime.slice(5, 16)}</span>
        </span>
      ) : (
        <ClockFigure deadline={clock} {...figure} />
      )}
    </small>
  )
}

/** The label of a countdown as one of a date, e.g. 剩余发货时间 as 发货截止. */
const untilText = (label: string): string =>
  label.startsWith('距') ? `${label.slice(1)}时间` : `${label.replace(/剩余|时间|截止/g, '')}截止`
