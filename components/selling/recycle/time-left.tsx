import { Countdown } from '@/components/ui/kit/countdown'
import styles from './buyback.module.css'

/** Remaining validity. */
export const TimeLeft = ({ until, onDue }: { until: number; onDue: () => void }) => (
  <span className={styles.left}>
    剩 <Countdown until={until} label="剩余时间" onEnd={onDue} />
  </span>
)
