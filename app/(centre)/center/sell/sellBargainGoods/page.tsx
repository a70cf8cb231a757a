import type { Metadata } from 'next'
import { BargainPage } from '@/components/listings/bargain/bargain-page'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'

export const metadata: Metadata = { title: '收到的出价', robots: { index: false } }

export default function SellBargainGoodsPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell/sellBargainGoods" />
      <BargainPage side="seller" />
    </>
  )
}
