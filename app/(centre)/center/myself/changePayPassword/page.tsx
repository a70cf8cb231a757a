import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { PayPasswordHere } from '@/components/centre/pay-password-form'
import { TitledPanel } from '@/components/centre/titled-panel'

export const metadata: Metadata = { title: '支付密码', robots: { index: false } }

/** Query: returnUrl, a path of this site to go back to. */
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
