import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { OwnRentPage } from '@/components/rental/own-rent-page'
import { readRentTab } from '@/components/rental/rent-tabs'

export const metadata: Metadata = { title: '我的租号', robots: { index: false } }

/** Query: tabIndex, 0 own offers, 1 their orders, 2 rented from others. */
export default async function RentPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { tabIndex } = await searchParams
  return (
    <>
      <MemberBar />
      <OwnRentPage tab={readRentTab(tabIndex)} />
    </>
  )
}
