import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { InvitationPage } from '@/components/members/invite/invitation-page'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '我的邀请码', robots: { index: false } }

export default async function InvitationCodePage() {
  const { conf } = await currentDist()
  return (
    <>
      <MemberBar />
      <InvitationPage brand={conf.distBaseConf.websiteName} />
    </>
  )
}
