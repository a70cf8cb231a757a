import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { OwnWants } from '@/components/selling/want/own-wants'

export const metadata: Metadata = { title: '我的求购', robots: { index: false } }

export default function BuyWantedPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="buyer" current="/center/buyers/buyWanted" />
      <OwnWants />
    </>
  )
}
