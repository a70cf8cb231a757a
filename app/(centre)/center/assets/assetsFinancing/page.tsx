import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { AssetsPage } from '@/components/money/wallet/assets-page'

export const metadata: Metadata = { title: '我的资金', robots: { index: false } }

export default function AssetsFinancingPage() {
  return (
    <>
      <MemberBar />
      <AssetsPage />
    </>
  )
}
