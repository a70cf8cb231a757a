import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { EmailForm } from '@/components/members/security/email-form'

export const metadata: Metadata = { title: '绑定邮箱', robots: { index: false } }

export default function ChangeEmailPage() {
  return (
    <>
      <MemberBar />
      <TitledPanel title="绑定邮箱">
        <EmailForm />
      </TitledPanel>
    </>
  )
}
