import type { Metadata } from 'next'
import { IdentityPanel } from '@/components/centre/identity-panel'
import { MemberBar } from '@/components/centre/member-bar'
import { TitledPanel } from '@/components/centre/titled-panel'

export const metadata: Metadata = { title: '实名认证', robots: { index: false } }

/** Query: returnUrl, a path of this site to go back to. */
export default async function IdentityPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { returnUrl } = await searchParams
  return (
    <>
      <MemberBar />
      <TitledPanel title="实名认证">
        <IdentityPanel returnUrl={typeof returnUrl === 'string' ? returnUrl : ''} />
      </TitledPanel>
    </>
  )
}
