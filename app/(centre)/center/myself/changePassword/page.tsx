import type { Metadata } from 'next'
import { LoginPasswordForm } from '@/components/centre/login-password-form'
import { MemberBar } from '@/components/centre/member-bar'
import { TitledPanel } from '@/components/centre/titled-panel'

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
