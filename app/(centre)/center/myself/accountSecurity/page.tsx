import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { SecurityLogins, SecurityTab } from '@/components/centre/security-tab'
import { TitledPanel } from '@/components/centre/titled-panel'

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
