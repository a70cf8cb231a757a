import type { Metadata } from 'next'
import { BestOrderHere } from '@/components/modes/fast-gold/best-order-page'
import { CashHead } from '@/components/site/frame/cash-frame'
import { Steps } from '@/components/ui/kit/steps'
import { GOLD_STAGES, PLACED } from '@/lib/shared/trade/stages'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '快速买币', robots: { index: false } }

/** Query: gid. Picks the best offer automatically. */
export default async function BestOrder() {
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="快速买币">
        <Steps steps={[PLACED, ...GOLD_STAGES]} now={0} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <BestOrderHere />
      </main>
    </>
  )
}
