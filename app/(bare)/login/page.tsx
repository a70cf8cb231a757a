import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { LoginCard } from '@/components/account/login-card'

export const metadata: Metadata = {
  title: '登录',
  description: '用手机号和密码，或短信验证码登录。',
  alternates: { canonical: '/login' },
}

export default function LoginPage() {
  return (
    <AccountPage>
      <LoginCard />
    </AccountPage>
  )
}
