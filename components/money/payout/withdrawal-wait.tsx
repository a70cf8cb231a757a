import { Skeleton } from '@/components/ui/kit/skeleton'
import styles from './payout.module.css'

/** Loading state of a withdrawal page, in the size of the final panels with one or two payees. */
export function WithdrawalWait() {
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label="加载中">
      <div className={`panel ${styles.band}`}>
        <Skeleton width={150} height={74} />
        <div className={styles.waitFigures}>
          <Skeleton height={68} />
          <Skeleton height={68} />
          <Skeleton height={68} />
          <Skeleton height={68} />
        </div>
      </div>
      <div className={styles.room}>
        <div className={`panel ${styles.box} ${styles.form}`}>
          <Skeleton width={72} height={26} />
          <Skeleton height={92} />
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={44} />
          <Skeleton width={200} height={52} />
        </div>
        <div className={styles.beside}>
          <div className={`panel ${styles.side}`}>
            <Skeleton height={246} />
          </div>
          <div className={`panel ${styles.side}`}>
            <Skeleton height={136} />
          </div>
        </div>
      </div>
    </div>
  )
}
