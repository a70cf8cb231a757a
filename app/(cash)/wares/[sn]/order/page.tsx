import type { Metadata } from 'next'
import { OrderHere } from '@/components/orders/pay/order-page'
import { StagesSlot } from '@/components/orders/pay/stages-in-head'
import { CashHead } from '@/components/site/frame/cash-frame'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '提交订单', robots: { index: false } }

export default async function WaresOrderPage() {
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="提交订单">
        <StagesSlot />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <OrderHere />
      </main>
    </>
  )
}
