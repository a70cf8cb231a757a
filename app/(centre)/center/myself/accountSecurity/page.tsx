import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { SecurityLogins, SecurityTab } from '@/components/members/security/security-tab'

export const metadata: Metadata = { title: '账号安全', robots: { index: false } }

export default function AccountSecurityPage() {
  return (
    <>
      <MemberBar />
      <TitledPanel title="账号安全">
        <SecurityTab />
      </TitledPanel>
      <SecurityLogins />
    </>
  )
}
