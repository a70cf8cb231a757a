import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { RecordsHere } from '@/components/money/wallet/records-panel'

export const metadata: Metadata = { title: '收支明细', robots: { index: false } }

export default function WalletListPage() {
  return (
    <>
      <MemberBar />
      <RecordsHere level="h1" />
    </>
  )
}
