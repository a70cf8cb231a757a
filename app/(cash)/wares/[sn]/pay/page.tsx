import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { OrderSteps } from '@/components/pay/order-steps'
import { PayPage } from '@/components/pay/pay-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '收银台', robots: { index: false } }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query: orderSn. */
export default async function WaresPayPage({ searchParams }: Props) {
  const { orderSn } = await searchParams
  const order = typeof orderSn === 'string' ? orderSn : ''
  const name = (await currentDist()).conf.distBaseConf.websiteName
  return (
    <>
      <CashHead name={name} title="收银台">
        <OrderSteps orderSn={order} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <PayPage orderSn={order} payee={name} />
      </main>
    </>
  )
}
