'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { DEPOSIT_DAYS } from '@/lib/shared/trade/deposits'
import { DepositCard } from './deposit-card'
import styles from './wallet.module.css'

/** All deposits: payment, refund request and movements. */
export function DepositsPage({ payee }: { payee: string }) {
  const [loadedAt, setLoadedAt] = useState(0)
  const { data, slow, error, reload } = useLoad('deposits', async () => {
    const answer = await call('GET /pay/deposits', {}, { progress: true })
    setLoadedAt(Date.now())
    return answer
  })
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="deposits-h">
      <header className="section-head">
        <h1 id="deposits-h" className={styles.title}>
          我的保证金
        </h1>
      </header>
      <p className={styles.lead}>
        {`保证金是你自己的钱，单独存放，不会用于任何订单的付款。申请退还后 ${DEPOSIT_DAYS} 天退到余额，等待期间代练和币商不能接新单，卖出的账号不再提前放款；随时可以取消申请。`}
      </p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={5} /> : null}
      <ul className={styles.deposits}>
        {data?.list.map((deposit) => (
          <li key={deposit.kind}>
            <DepositCard deposit={deposit} loadedAt={loadedAt} payee={payee} onChanged={reload} />
          </li>
        ))}
      </ul>
    </section>
  )
}
