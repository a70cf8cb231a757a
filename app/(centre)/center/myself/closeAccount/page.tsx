import type { Metadata } from 'next'
import { CloseAccountPage } from '@/components/members/centre/close-account-page'
import { MemberBar } from '@/components/members/centre/member-bar'

export const metadata: Metadata = { title: '注销账号', robots: { index: false } }

export default function MyselfCloseAccountPage() {
  return (
    <>
      <MemberBar />
      <CloseAccountPage />
    </>
  )
}
