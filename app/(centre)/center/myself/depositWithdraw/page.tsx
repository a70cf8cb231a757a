import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { DepositsPage } from '@/components/money/wallet/deposits-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '我的保证金', robots: { index: false } }

export default async function DepositWithdrawPage() {
  const { conf } = await currentDist()
  return (
    <>
      <MemberBar />
      <DepositsPage payee={conf.distBaseConf.websiteName} />
    </>
  )
}
