import type { Metadata } from 'next'
import { InvitationHere } from '@/components/modes/service/invitation-page'

export const metadata: Metadata = { title: '担保邀请', robots: { index: false } }

export default function InvitationRoute() {
  return <InvitationHere />
}
