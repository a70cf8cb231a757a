import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { PayeesPage } from '@/components/payout/payees-page'

export const metadata: Metadata = { title: '收款账户', robots: { index: false } }

export default function ChangeAliAccountPage() {
  return (
    <>
      <MemberBar />
      <PayeesPage />
    </>
  )
}
