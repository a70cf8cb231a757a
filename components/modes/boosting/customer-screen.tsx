'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { useProfile } from '@/lib/client/hooks/use-profile'
import styles from './boosting-page.module.css'
import { WorkOrders } from './work-orders'

/** Demands and orders of a customer. */
export function CustomerScreen() {
  const profile = useProfile()
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="work-h">
      <header className="section-head">
        <h1 id="work-h">我的代练和护航</h1>
        <div className={styles.ways}>
          {profile && profile.isBooster !== 1 ? (
            <a className={buttonClass({ kind: 'text', size: 'sm' })} href="/center/boosting/booster">
              成为打手
            </a>
          ) : null}
          <a className={buttonClass({ size: 'sm' })} href="/convoy/convoy">
            找护航
          </a>
          <a className={buttonClass({ kind: 'primary', size: 'sm' })} href="/convoy/gameBoosting">
            找代练
          </a>
        </div>
      </header>
      <WorkOrders
        side="customer"
        empty={
          <Empty
            picture="orders"
            title="还没有发布过代练或护航需求"
            text="写清目标和价格，打手交保证金后接单，验收后才付款"
          >
            <a className={buttonClass({ kind: 'primary' })} href="/convoy/gameBoosting">
              去看代练价格
            </a>
          </Empty>
        }
      />
    </section>
  )
}
