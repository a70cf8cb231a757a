import type { Metadata } from 'next'
import { OrderStepsHere } from '@/components/orders/pay/order-steps'
import { SuccessHere } from '@/components/orders/pay/success-page'
import { CashHead } from '@/components/site/frame/cash-frame'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '付款成功', robots: { index: false } }

export default async function WaresSuccessPage() {
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="付款结果">
        <OrderStepsHere />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <SuccessHere />
      </main>
    </>
  )
}
