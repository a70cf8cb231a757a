import type { Metadata } from 'next'
import { AccountPage } from '@/components/people/account/account-page'
import { RegisterCard } from '@/components/people/account/register-card'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = {
  title: '免费注册',
  description: '用手机号免费注册，货款由平台托管。',
  alternates: { canonical: '/register' },
}

export default async function RegisterPage() {
  const { conf } = await currentDist()
  return (
    <AccountPage conf={conf}>
      <RegisterCard />
    </AccountPage>
  )
}
