import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { PayPasswordForm } from '@/components/centre/pay-password-form'
import { TitledPanel } from '@/components/centre/titled-panel'

export const metadata: Metadata = { title: '支付密码', robots: { index: false } }

/** Query: returnUrl, a path of this site to go back to. */
export default async function ChangePayPasswordPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { returnUrl } = await searchParams
  return (
    <>
      <MemberBar />
      <TitledPanel title="支付密码">
        <PayPasswordForm returnUrl={typeof returnUrl === 'string' ? returnUrl : ''} />
      </TitledPanel>
    </>
  )
}
