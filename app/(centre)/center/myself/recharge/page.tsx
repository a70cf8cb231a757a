import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { WalletPage } from '@/components/money/wallet/wallet-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '充值', robots: { index: false } }

export default async function RechargePage() {
  const { conf } = await currentDist()
  return (
    <>
      <MemberBar />
      <WalletPage payee={conf.distBaseConf.websiteName} withRecords={false} />
    </>
  )
}
