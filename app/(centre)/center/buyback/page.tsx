import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { BuybackRoom } from '@/components/recycle/buyback-room'

export const metadata: Metadata = { title: '回收与赎回', robots: { index: false } }

export default function BuybackPage() {
  return (
    <>
      <MemberBar />
      <BuybackRoom />
    </>
  )
}
