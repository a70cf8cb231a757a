import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { cashSteps, snOf } from '@/components/pay/cash-steps'
import { OrderPage } from '@/components/pay/order-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '提交订单', robots: { index: false } }

interface Props {
  params: Promise<{ sn: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query, from the detail page: ensureId, the cover tier chosen there; goodsNum; roleName. */
export default async function WaresOrderPage({ params, searchParams }: Props) {
  const sn = snOf((await params).sn)
  const { ensureId, goodsNum, roleName = '' } = await searchParams
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="提交订单" step={1} steps={cashSteps(sn)} />
      <main id="main" tabIndex={-1}>
        <OrderPage
          goodsSn={sn}
          ensureId={Number(ensureId) || 0}
          goodsNum={/^[1-9]\d{0,8}$/.test(String(goodsNum)) ? String(goodsNum) : '1'}
          roleName={String(roleName).slice(0, 30)}
        />
      </main>
    </>
  )
}
