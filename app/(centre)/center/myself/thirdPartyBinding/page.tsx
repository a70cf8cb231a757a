import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ThirdPartyPage } from '@/components/members/security/third-party-page'

export const metadata: Metadata = { title: '第三方绑定', robots: { index: false } }

export default function ThirdPartyBindingPage() {
  return (
    <>
      <MemberBar />
      <ThirdPartyPage />
    </>
  )
}
