import type { ReactNode } from 'react'
import styles from './pay-bar.module.css'
import { Price } from './price'

/** The order or pay button. On phones it is fixed at the bottom with the total, instead of the tab bar. */
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
