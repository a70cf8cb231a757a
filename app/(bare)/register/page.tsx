import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { RegisterCard } from '@/components/account/register-card'

export const metadata: Metadata = {
  title: '免费注册',
  description: '用手机号免费注册，货款由平台托管。',
  alternates: { canonical: '/register' },
}

export default function RegisterPage() {
  return (
    <AccountPage>
      <RegisterCard />
    </AccountPage>
  )
}
