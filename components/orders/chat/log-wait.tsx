import { Skeleton } from '@/components/ui/kit/skeleton'
import styles from './chat.module.css'

const WIDTHS = ['62%', '38%', '54%', '30%']

/** Stands in the place of the messages while a group loads. */
export const LogWait = () => (
  <div className={styles.logWait} role="status" aria-label="加载中">
    {WIDTHS.map((width) => (
      <Skeleton key={width} width={width} height={40} />
    ))}
  </div>
)
