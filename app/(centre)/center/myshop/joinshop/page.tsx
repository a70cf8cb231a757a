import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { JoinPage } from '@/components/modes/coin-shop/join-page'

export const metadata: Metadata = { title: '申请成为币商', robots: { index: false } }

export default function JoinShopPage() {
  return (
    <>
      <MemberBar />
      <JoinPage />
    </>
  )
}
