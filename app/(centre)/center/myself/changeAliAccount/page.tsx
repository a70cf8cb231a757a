import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { PayeesPage } from '@/components/money/payout/payees-page'

export const metadata: Metadata = { title: '收款账户', robots: { index: false } }

export default function ChangeAliAccountPage() {
  return (
    <>
      <MemberBar />
      <PayeesPage />
    </>
  )
}
