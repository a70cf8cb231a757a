import type { Metadata } from 'next'
import { AccountPage } from '@/components/people/account/account-page'
import { ForgetCard } from '@/components/people/account/forget-card'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = {
  title: '忘记密码',
  description: '用手机验证码重置登录密码。',
  alternates: { canonical: '/forgetPassword' },
  robots: { index: false },
}

export default async function ForgetPasswordPage() {
  const { conf } = await currentDist()
  return (
    <AccountPage conf={conf}>
      <ForgetCard />
    </AccountPage>
  )
}
