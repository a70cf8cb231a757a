import type { Metadata } from 'next'
import { LikedPage } from '@/components/members/centre/liked-page'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'

export const metadata: Metadata = { title: '我的收藏', robots: { index: false } }

export default function BuyLikedGoodsPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="buyer" current="/center/buyers/buyLikedGoods" />
      <LikedPage />
    </>
  )
}
