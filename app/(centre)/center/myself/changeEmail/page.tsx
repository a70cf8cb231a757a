import type { Metadata } from 'next'
import { EmailForm } from '@/components/centre/email-form'
import { MemberBar } from '@/components/centre/member-bar'
import { TitledPanel } from '@/components/centre/titled-panel'

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
