import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { MyInfoHere } from '@/components/members/centre/my-info-page'

export const metadata: Metadata = { title: '账户设置', robots: { index: false } }

/** Query: tabIndex 0 basic info, 1 real-name verification, 2 security. */
export default function MyselfInfoPage() {
  return (
    <>
      <MemberBar />
      <MyInfoHere />
    </>
  )
}
