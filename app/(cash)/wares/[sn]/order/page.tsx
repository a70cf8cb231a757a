import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { OrderPage } from '@/components/pay/order-page'
import { Steps } from '@/components/ui/steps'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '提交订单', robots: { index: false } }

/** Before there is an order that says its own. */
const SALE_STEPS = ['提交订单', '付款', '卖家交付', '确认收货']

interface Props {
  params: Promise<{ sn: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query, from the detail page: ensureId, the cover tier chosen there; goodsNum; roleName. */
export default async function WaresOrderPage({ params, searchParams }: Props) {
  const { sn } = await params
  const { ensureId, goodsNum, roleName = '' } = await searchParams
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="提交订单">
        <Steps steps={SALE_STEPS} now={0} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <OrderPage
          goodsSn={decodeURIComponent(sn).trim().toUpperCase()}
          ensureId={Number(ensureId) || 0}
          goodsNum={/^[1-9]\d{0,8}$/.test(String(goodsNum)) ? String(goodsNum) : '1'}
          roleName={String(roleName).slice(0, 30)}
        />
      </main>
    </>
  )
}
