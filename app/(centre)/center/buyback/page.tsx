import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { BuybackScreen } from '@/components/selling/recycle/buyback-screen'

export const metadata: Metadata = { title: '回收与赎回', robots: { index: false } }

export default function BuybackPage() {
  return (
    <>
      <MemberBar />
      <BuybackScreen />
    </>
  )
}
