'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { FeePanel } from './fee-panel'
import { FirstSteps } from './first-steps'
import { GuardPanel } from './guard-panel'
import { LevelPanel } from './level-panel'
import { LockBand } from './lock-band'
import styles from './payout.module.css'
import { PlanPanel } from './plan-panel'
import { TermsBand } from './terms-band'
import { useTerms } from './use-payouts'
import { WithdrawalForm } from './withdrawal-form'
import { WithdrawalWait } from './withdrawal-wait'
import { WithdrawalsPanel } from './withdrawals-panel'

/** Available balance, the withdrawal form with arrival details, and past withdrawals. */
export function WithdrawalPage() {
  const user = useProfile()
  const terms = useTerms()
  const [turn, setTurn] = useState(0)
  const handleMoved = () => {
    setTurn((n) => n + 1)
    terms.reload()
    void reloadProfile()
  }
  const handleRetry = () => {
    setTurn((n) => n + 1)
    terms.reload()
  }
  // until the profile is loaded it is assumed to be complete
  const isReady = !user || (user.authStatus === 2 && user.isPayPassWord && (terms.data?.payees.length ?? 0) > 0)
  const history = (
    <WithdrawalsPanel
      key={turn}
      level="h2"
      preview
      hidesEmpty={!isReady}
      isFailed={terms.error !== ''}
      onMoved={handleMoved}
    />
  )
  return (
    <>
      <h1 className="sr">提现</h1>
      {terms.error ? <LoadError message={terms.error} onRetry={handleRetry} /> : null}
      {terms.slow ? <WithdrawalWait /> : null}
      {terms.data?.lock ? (
        <LockBand
          lock={terms.data.lock}
          hours={terms.data.rules.lockHours}
          loadedAt={terms.data.loadedAt}
          onOver={terms.reload}
        />
      ) : null}
      {terms.data ? <TermsBand terms={terms.data} /> : null}
      {terms.data && !isReady ? (
        <div className={styles.room}>
          <FirstSteps
            isVerified={user.authStatus === 2}
            hasPayPassword={user.isPayPassWord}
            payeeKinds={terms.data.payeeKinds}
            least={terms.data.rules.least}
          />
          <div className={styles.beside}>
            <FeePanel rules={terms.data.rules} />
            <LevelPanel seller={terms.data.seller} />
          </div>
          {history}
        </div>
      ) : null}
      {terms.data && isReady ? (
        <WithdrawalForm
          terms={terms.data}
          onDone={handleMoved}
          beside={
            <>
              <FeePanel rules={terms.data.rules} />
              <LevelPanel seller={terms.data.seller} />
              <PlanPanel terms={terms.data} />
              <GuardPanel payees={terms.data.payees} user={user} />
            </>
          }
        >
          {history}
        </WithdrawalForm>
      ) : null}
    </>
  )
}
