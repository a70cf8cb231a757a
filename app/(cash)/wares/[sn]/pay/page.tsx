import type { Metadata } from 'next'
import { CashHead } from '@/components/frame/cash-frame'
import { cashSteps, snOf } from '@/components/pay/cash-steps'
import { PayPage } from '@/components/pay/pay-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '收银台', robots: { index: false } }

interface Props {
  params: Promise<{ sn: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query: orderSn. */
export default async function WaresPayPage({ params, searchParams }: Props) {
  const sn = snOf((await params).sn)
  const { orderSn } = await searchParams
  const name = (await currentDist()).conf.distBaseConf.websiteName
  return (
    <>
      <CashHead name={name} title="收银台" step={2} steps={cashSteps(sn)} />
      <main id="main" tabIndex={-1}>
        <PayPage orderSn={typeof orderSn === 'string' ? orderSn : ''} payee={name} />
      </main>
    </>
  )
}
