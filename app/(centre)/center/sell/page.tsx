import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { TradeBar } from '@/components/centre/trade-bar'
import { PublishPage } from '@/components/seller/publish-page'

export const metadata: Metadata = { title: '发布商品', robots: { index: false } }

/** Query: goodsSn edits that item instead of publishing a new one. */
export default async function SellPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { goodsSn } = await searchParams
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell" />
      <PublishPage goodsSn={typeof goodsSn === 'string' ? goodsSn : ''} />
    </>
  )
}
