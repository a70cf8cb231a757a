import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { HistoryHere } from '@/components/money/payout/history-page'

export const metadata: Metadata = { title: '提现记录', robots: { index: false } }

export default function CashWithdrawalPage() {
  return (
    <>
      <MemberBar />
      <HistoryHere />
    </>
  )
}
