'use client'

import { DisputeSaid } from '@/components/office/checks/dispute-said'
import { VaultList } from '@/components/office/checks/vault-list'
import { Facts } from '@/components/office/parts/facts'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** The file of a dispute or claim, and the desk's view of its order where this host's desk works on it. */
async function loadCase(kind: string, sn: string) {
  const file =
    kind === 'dispute'
      ? await call('GET /console/dispute', { disputeSn: sn })
      : await call('GET /console/claim', { claimSn: sn })
  // who may not open it at the desk still reads the statements
  const desk = file.isHere ? await call('GET /desk/order', { orderSn: file.orderSn }).catch(() => null) : null
  return { file, desk }
}

/** What both sides said and submitted, for whoever approves a decision about their dispute or claim. */
export function ApprovalCase({ target }: { target: string }) {
  const [kind = '', sn = ''] = target.split(':')
  const isCase = kind === 'dispute' || kind === 'claim'
  const { data, error, reload } = useLoad(isCase ? target : null, () => loadCase(kind, sn))
  if (!isCase) return null
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={120} />
  const { file, desk } = data
  return (
    <>
      {desk?.dispute ? (
        <section className={styles.section}>
          <h3>双方说明</h3>
          <DisputeSaid desk={desk} dispute={desk.dispute} />
        </section>
      ) : (
        <Facts title="双方说明" rows={{ 情况说明: file.statement }} />
      )}
      {desk ? (
        <section className={styles.section}>
          <h3>订单凭证</h3>
          <VaultList proofs={desk.order.proofs} images={desk.order.images} />
        </section>
      ) : null}
    </>
  )
}
