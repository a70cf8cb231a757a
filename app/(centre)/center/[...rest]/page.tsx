import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { MissingPage } from '@/components/site/frame/missing-page'

export const metadata: Metadata = { title: '页面不存在', robots: { index: false } }

/** Addresses of the account centre without a page. */
export default function CentreRestPage() {
  return (
    <>
      <MemberBar />
      <MissingPage />
    </>
  )
}
