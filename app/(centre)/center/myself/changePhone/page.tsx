import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { PhonePage } from '@/components/members/security/phone-page'

export const metadata: Metadata = { title: '更换手机号', robots: { index: false } }

export default function ChangePhonePage() {
  return (
    <>
      <MemberBar />
      <TitledPanel title="更换手机号">
        <PhonePage />
      </TitledPanel>
    </>
  )
}
