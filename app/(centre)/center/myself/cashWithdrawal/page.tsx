import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { HistoryHere } from '@/components/payout/history-page'

export const metadata: Metadata = { title: '提现记录', robots: { index: false } }

export default function CashWithdrawalPage() {
  return (
    <>
      <MemberBar />
      <HistoryHere />
    </>
  )
}
