import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { PublishHere } from '@/components/selling/publish/publish-page'

export const metadata: Metadata = { title: '发布商品', robots: { index: false } }

/** Query: goodsSn edits that item instead of publishing a new one; gameId chooses the game of a new one. */
export default function SellPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell" />
      <PublishHere />
    </>
  )
}
