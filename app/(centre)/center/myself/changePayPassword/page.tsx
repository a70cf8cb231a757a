import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { PayPasswordHere } from '@/components/members/security/pay-password-form'

export const metadata: Metadata = { title: '支付密码', robots: { index: false } }

/** Query: returnUrl, a path of this site to return to. */
export default function ChangePayPasswordPage() {
  return (
    <>
      <MemberBar />
      <TitledPanel title="支付密码">
        <PayPasswordHere />
      </TitledPanel>
    </>
  )
}
