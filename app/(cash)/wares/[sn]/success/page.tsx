import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { cashSteps, snOf } from '@/components/pay/cash-steps'
import { SuccessPage } from '@/components/pay/success-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '付款成功', robots: { index: false } }

interface Props {
  params: Promise<{ sn?: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query: orderSn. */
export default async function WaresSuccessPage({ params, searchParams }: Props) {
  const sn = snOf((await params).sn ?? '')
  const { orderSn } = await searchParams
  const { conf } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="付款结果" step={3} steps={cashSteps(sn)} />
      <main id="main" tabIndex={-1}>
        <SuccessPage orderSn={typeof orderSn === 'string' ? orderSn : ''} />
      </main>
    </>
  )
}
