import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ShopOrdersHere } from '@/components/modes/coin-shop/shop-orders-page'

export const metadata: Metadata = { title: '店铺订单', robots: { index: false } }

/** Query: tabIndex, 0 sold, 1 bought. */
export default function ShopOrderPage() {
  return (
    <>
      <MemberBar />
      <ShopOrdersHere />
    </>
  )
}
