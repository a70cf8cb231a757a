import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { OrderHere } from '@/components/pay/order-page'
import { Steps } from '@/components/ui/steps'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '提交订单', robots: { index: false } }

/** Before there is an order that says its own. */
const SALE_STEPS = ['提交订单', '付款', '卖家交付', '确认收货']

export default async function WaresOrderPage() {
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="提交订单">
        <Steps steps={SALE_STEPS} now={0} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <OrderHere />
      </main>
    </>
  )
}
