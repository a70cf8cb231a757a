import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { ShopOrdersHere } from '@/components/coin-shop/shop-orders-page'

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
