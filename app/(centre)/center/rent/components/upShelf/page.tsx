import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ShelfPage } from '@/components/modes/rental/shelf-page'

export const metadata: Metadata = { title: '上架管理', robots: { index: false } }

export default function UpShelfPage() {
  return (
    <>
      <MemberBar />
      <ShelfPage />
    </>
  )
}
