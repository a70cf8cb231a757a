import type { Metadata } from 'next'
import { AgreementHere } from '@/components/orders/agreement/agreement-page'

export const metadata: Metadata = { title: '账号转让协议', robots: { index: false } }

/** Buyer and seller each see their own copy. */
export default function AgreementPage() {
  return <AgreementHere />
}
