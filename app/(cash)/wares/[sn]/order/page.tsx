import type { Metadata } from 'next'
import { OrderHere } from '@/components/orders/pay/order-page'
import { CashHead } from '@/components/site/frame/cash-frame'
import { Steps } from '@/components/ui/kit/steps'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '提交订单', robots: { index: false } }

/** Shown until there is an order with its own steps. */
const SALE_STEPS = ['下单', '付款', '发货', '确认收货']

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
