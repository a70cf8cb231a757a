import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { PhonePage } from '@/components/centre/phone-page'
import { TitledPanel } from '@/components/centre/titled-panel'

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
