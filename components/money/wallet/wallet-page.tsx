'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { RechargeForm } from './recharge-form'
import { RecordsPanel } from './records-panel'
import { useFigures } from './use-wallet'
import styles from './wallet.module.css'
import { WalletFigures } from './wallet-figures'

/** `withRecords` is the wallet page; without it, the recharge page. */
export function WalletPage({ payee, withRecords }: { payee: string; withRecords: boolean }) {
  const figures = useFigures()
  const [turn, setTurn] = useState(0)
  useLiveOrders(figures.reload)
  const handlePaid = () => {
    figures.reload()
    setTurn(turn + 1)
  }
  if (!figures.data && !figures.error) return <section className="panel page-wait" aria-busy="true" />
  return (
    <>
      <section className={`panel ${styles.box}`} aria-labelledby="wallet-h">
        <header className="section-head">
          <h1 id="wallet-h" className={styles.title}>
            {withRecords ? '我的钱包' : '充值'}
          </h1>
        </header>
        {figures.error ? <LoadError message={figures.error} onRetry={figures.reload} /> : null}
        <WalletFigures figures={figures.data} />
      </section>
      <section className={`panel ${styles.box}`} aria-labelledby="recharge-h">
        {withRecords ? (
          <header className="section-head">
            <h2 id="recharge-h" className={styles.title}>
              充值
            </h2>
          </header>
        ) : (
          <h2 id="recharge-h" className="sr">
            充值金额和付款方式
          </h2>
        )}
        <RechargeForm payee={payee} onDone={handlePaid} />
      </section>
      {withRecords ? <RecordsPanel key={turn} level="h2" preview /> : null}
    </>
  )
}
