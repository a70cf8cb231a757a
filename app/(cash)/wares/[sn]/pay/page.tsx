import type { Metadata } from 'next'
import { OrderStepsHere } from '@/components/orders/pay/order-steps'
import { PayHere } from '@/components/orders/pay/pay-page'
import { CashHead } from '@/components/site/frame/cash-frame'
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
