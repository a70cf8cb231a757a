import type { Metadata } from 'next'
import { IdentityHere } from '@/components/members/centre/identity-panel'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TitledPanel } from '@/components/members/parts/titled-panel'

export const metadata: Metadata = { title: '实名认证', robots: { index: false } }

/** Query: returnUrl, a path of this site to return to. */
export default function IdentityPage() {
  return (
    <>
      <MemberBar />
      <TitledPanel title="实名认证">
        <IdentityHere />
      </TitledPanel>
    </>
  )
}
