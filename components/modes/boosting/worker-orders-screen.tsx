'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import styles from './boosting-page.module.css'
import { WorkOrders } from './work-orders'

/** Orders that a booster works on. */
export const WorkerOrdersScreen = () => (
  <section className={`panel ${styles.box}`} aria-labelledby="work-h">
    <header className="section-head">
      <h1 id="work-h">代练订单</h1>
      <div className={styles.ways}>
        <a className={buttonClass({ size: 'sm' })} href="/center/boosting/booster">
          去接单
        </a>
      </div>
    </header>
    <WorkOrders
      side="worker"
      empty={
        <Empty picture="orders" title="还没有接过单" text="在接单大厅接单，或者发布套餐让客户来下单">
          <a className={buttonClass()} href="/center/boosting/booster">
            去接单
          </a>
        </Empty>
      }
    />
  </section>
)
