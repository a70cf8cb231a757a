import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { SentAnswers } from '@/components/selling/want/sent-answers'

export const metadata: Metadata = { title: '给求购报价', robots: { index: false } }

export default function SellWantedPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell/sellWanted" />
      <SentAnswers />
    </>
  )
}
