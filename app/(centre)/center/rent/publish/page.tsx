import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { OfferPage } from '@/components/rental/offer-page'

export const metadata: Metadata = { title: '发布出租', robots: { index: false } }

/** Query: goodsSn opens the form of that own account instead of a choice. */
export default async function RentPublishPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { goodsSn } = await searchParams
  return (
    <>
      <MemberBar />
      <OfferPage goodsSn={typeof goodsSn === 'string' ? goodsSn : ''} />
    </>
  )
}
