import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { WithdrawalPage } from '@/components/money/payout/withdrawal-page'

export const metadata: Metadata = { title: '提现', robots: { index: false } }

export default function WithdrawalRoom() {
  return (
    <>
      <MemberBar />
      <WithdrawalPage />
    </>
  )
}
