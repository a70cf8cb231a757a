import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ManageHere } from '@/components/modes/coin-shop/manage-page'

export const metadata: Metadata = { title: '店铺管理', robots: { index: false } }

/** Query: tabIndex, 0 offers to sell, 1 offers to buy, 2 settings. */
export default function ShopManagePage() {
  return (
    <>
      <MemberBar />
      <ManageHere />
    </>
  )
}
