import type { Metadata } from 'next'
import { AccountPage } from '@/components/people/account/account-page'
import { LoginCard } from '@/components/people/account/login-card'
import { loadVendors } from '@/lib/server/loaders/load-vendors'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = {
  title: '登录',
  description: '用手机号和密码、短信验证码、微信或 QQ 登录。',
  alternates: { canonical: '/login' },
}

export default async function LoginPage() {
  const { host, conf } = await currentDist()
  return (
    <AccountPage conf={conf}>
      <LoginCard vendors={await loadVendors(host)} />
    </AccountPage>
  )
}
