import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TeamPage } from '@/components/selling/team/team-page'

export const metadata: Metadata = { title: '团队成员', robots: { index: false } }

export default function SellTeamPage() {
  return (
    <>
      <MemberBar />
      <TeamPage />
    </>
  )
}
