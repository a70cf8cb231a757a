import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { HoursPage } from '@/components/selling/hours/hours-page'

export const metadata: Metadata = { title: '营业时间', robots: { index: false } }

export default function SellHoursPage() {
  return (
    <>
      <MemberBar />
      <HoursPage />
    </>
  )
}
