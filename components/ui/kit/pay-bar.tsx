import type { ReactNode } from 'react'
import styles from './pay-bar.module.css'
import { Price } from './price'

/** The button that orders or pays. On phones it stands with the total at the foot of the screen, in place of the tabs. */
export function PayBar({ yuan, children }: { yuan?: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {yuan === undefined ? null : (
        <p className={styles.sum} aria-hidden="true">
          <span>应付</span>
          <Price yuan={yuan} size="l" />
        </p>
      )}
      {children}
    </div>
  )
}
