import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { OrderStepsHere } from '@/components/pay/order-steps'
import { SuccessHere } from '@/components/pay/success-page'
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
