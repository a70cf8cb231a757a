import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { LoginPasswordForm } from '@/components/members/security/login-password-form'

export const metadata: Metadata = { title: '修改登录密码', robots: { index: false } }

export default function ChangePasswordPage() {
  return (
    <>
      <MemberBar />
      <TitledPanel title="修改登录密码">
        <LoginPasswordForm />
      </TitledPanel>
    </>
  )
}
