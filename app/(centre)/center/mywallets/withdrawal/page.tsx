import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { WithdrawalPage } from '@/components/payout/withdrawal-page'

export const metadata: Metadata = { title: '提现', robots: { index: false } }

export default function WithdrawalRoom() {
  return (
    <>
      <MemberBar />
      <WithdrawalPage />
    </>
  )
}
