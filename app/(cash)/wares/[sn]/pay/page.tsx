import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { OrderStepsHere } from '@/components/pay/order-steps'
import { PayHere } from '@/components/pay/pay-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '收银台', robots: { index: false } }

export default async function WaresPayPage() {
  const name = (await currentDist()).conf.distBaseConf.websiteName
  return (
    <>
      <CashHead name={name} title="收银台">
        <OrderStepsHere />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <PayHere payee={name} />
      </main>
    </>
  )
}
