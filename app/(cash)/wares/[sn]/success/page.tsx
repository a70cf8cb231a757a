import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { OrderSteps } from '@/components/pay/order-steps'
import { SuccessPage } from '@/components/pay/success-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '付款成功', robots: { index: false } }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query: orderSn. */
export default async function WaresSuccessPage({ searchParams }: Props) {
  const { orderSn } = await searchParams
  const order = typeof orderSn === 'string' ? orderSn : ''
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="付款结果">
        <OrderSteps orderSn={order} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <SuccessPage orderSn={order} />
      </main>
    </>
  )
}
