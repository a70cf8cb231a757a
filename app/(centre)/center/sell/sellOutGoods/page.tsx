import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { OwnGoodsHere } from '@/components/selling/seller/own-goods-page'

export const metadata: Metadata = { title: '我发布的', robots: { index: false } }

export default function SellOutGoodsPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell/sellOutGoods" />
      <OwnGoodsHere />
    </>
  )
}
