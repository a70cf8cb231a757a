import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ApiPage } from '@/components/selling/api/api-page'

export const metadata: Metadata = { title: '卖家接口', robots: { index: false } }

export default function SellApiPage() {
  return (
    <>
      <MemberBar />
      <ApiPage />
    </>
  )
}
