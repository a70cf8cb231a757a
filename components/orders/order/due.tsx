import { ClockFigure, type Deadline, purposeOf } from '@/components/ui/kit/clock'
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
        <ClockFigure
          deadline={clock}
          {...figure}
          lead={leadOf(clock.label)}
          isLabelled={clock.label.startsWith('距')}
        />
      )}
    </small>
  )
}

/** The label of a countdown as one of a date: 发货截止, 放款时间. */
const untilText = (label: string): string => purposeOf(label) + (/^距|倒计时/.test(label) ? '时间' : '截止')
/** Before the remaining time: 发货剩余 01:20:00, 距取消 00:10:00. */
const leadOf = (label: string): string => (label.startsWith('距') ? `${label} ` : purposeOf(label))
