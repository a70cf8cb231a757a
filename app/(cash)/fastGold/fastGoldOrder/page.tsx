import type { Metadata } from 'next'
import { BestOrderHere } from '@/components/fast-gold/best-order-page'
import { GOLD_STEPS } from '@/components/fast-gold/gold-steps'
import { CashHead } from '@/components/frame/cash-frame'
import { Steps } from '@/components/ui/steps'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '快速买币', robots: { index: false } }

/** Query: gid. The best offer is found. */
export default async function BestOrder() {
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="快速买币">
        <Steps steps={GOLD_STEPS} now={0} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <BestOrderHere />
      </main>
    </>
  )
}
