import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { TradeBar } from '@/components/centre/trade-bar'
import { PublishPage } from '@/components/seller/publish-page'

export const metadata: Metadata = { title: '发布商品', robots: { index: false } }

/** Query: goodsSn edits that item instead of publishing a new one; gameId chooses the game of a new one. */
export default async function SellPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { goodsSn, gameId } = await searchParams
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell" />
      <PublishPage
        goodsSn={typeof goodsSn === 'string' ? goodsSn : ''}
        gameId={/^[1-9]\d{0,8}$/.test(String(gameId)) ? String(gameId) : ''}
      />
    </>
  )
}
