'use client'

import { Segmented } from 'antd'
import { useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import { LedgerAccount, memberInAddress } from './ledger-account'
import { LedgerSearch } from './ledger-search'
import { Reconciliation } from './reconciliation'
import { StatementDifferences } from './statement-differences'
import { TrialBalance } from './trial-balance'

const PARTS = { balance: '试算平衡', account: '账户', transfer: '流水查询', days: '渠道对账' } as const
type Part = keyof typeof PARTS
const OPTIONS = Object.entries(PARTS).map(([value, label]) => ({ value: value as Part, label }))

/** The ledger: balances by account kind, single accounts and movements, and the providers by day. */
export default function LedgerScreen() {
  const [part, setPart] = useState<Part>(() => (memberInAddress() === null ? 'balance' : 'account'))
  return (
    <ScreenPage title="账本与对账" actions={<Segmented options={OPTIONS} value={part} onChange={setPart} />}>
      {part === 'balance' ? <TrialBalance /> : null}
      {part === 'account' ? <LedgerAccount /> : null}
      {part === 'transfer' ? <LedgerSearch /> : null}
      {part === 'days' ? (
        <>
          <Reconciliation />
          <StatementDifferences />
        </>
      ) : null}
    </ScreenPage>
  )
}
