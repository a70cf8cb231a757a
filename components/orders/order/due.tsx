import { ClockFigure, type Deadline } from '@/components/ui/kit/clock'
import styles from './orders.module.css'

interface Props {
  clock: Deadline
  /** Epoch ms at which it was told. */
  toldAt: number
  /** The reader need not act. */
  isCalm: boolean
  onDue: () => void
}

/** Seconds. What is further away is told by its date. */
const A_DAY = 86_400

/** The deadline of a row, the same in every list: amber while its reader is waited for, red when the time is up. */
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
