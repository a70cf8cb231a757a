import type { Metadata } from 'next'
import { InquiriesPage } from '@/components/members/centre/inquiries-page'
import { MemberBar } from '@/components/members/centre/member-bar'

export const metadata: Metadata = { title: '咨询', robots: { index: false } }

export default function OwnInquiriesPage() {
  return (
    <>
      <MemberBar />
      <InquiriesPage />
    </>
  )
}
