import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { BlacklistScreen } from '@/components/site/trust/blacklist-screen'

export const metadata: Metadata = { title: '黑号查询与举报', robots: { index: false } }

export default function BuyBlackListPage() {
  return (
    <>
      <MemberBar />
      <BlacklistScreen />
    </>
  )
}
