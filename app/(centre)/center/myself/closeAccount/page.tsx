import type { Metadata } from 'next'
import { CloseAccountPage } from '@/components/centre/close-account-page'
import { MemberBar } from '@/components/centre/member-bar'

export const metadata: Metadata = { title: '注销账号', robots: { index: false } }

export default function MyselfCloseAccountPage() {
  return (
    <>
      <MemberBar />
      <CloseAccountPage />
    </>
  )
}
