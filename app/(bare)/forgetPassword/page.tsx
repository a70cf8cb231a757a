import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { ForgetCard } from '@/components/account/forget-card'

export const metadata: Metadata = {
  title: '忘记密码',
  description: '用手机验证码重置登录密码。',
  alternates: { canonical: '/forgetPassword' },
  robots: { index: false },
}

export default function ForgetPasswordPage() {
  return (
    <AccountPage>
      <ForgetCard />
    </AccountPage>
  )
}
