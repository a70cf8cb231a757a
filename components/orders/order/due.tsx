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
          <span className="num">{clock.dueTime.slice(5, 16)}</span> <span>{clock.label.replace(/^距/, '')}</span>
        </span>
      ) : (
        <ClockFigure deadline={clock} {...figure} />
      )}
    </small>
  )
}
