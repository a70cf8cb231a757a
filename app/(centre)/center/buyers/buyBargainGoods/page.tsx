import type { Metadata } from 'next'
import { BargainPage } from '@/components/listings/bargain/bargain-page'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'

export const metadata: Metadata = { title: '我出的价', robots: { index: false } }

export default function BuyBargainGoodsPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="buyer" current="/center/buyers/buyBargainGoods" />
      <BargainPage side="buyer" />
    </>
  )
}
