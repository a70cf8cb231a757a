import type { Metadata } from 'next'
import { SiteLanding } from '@/components/people/account/site-landing'

export const metadata: Metadata = { title: '正在登录', robots: { index: false }, referrer: 'no-referrer' }

export default function SiteLoginPage() {
  return <SiteLanding />
}
