'use client'

import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { WithdrawalDetail } from './withdrawal-detail'
import { WithdrawalsPanel } from './withdrawals-panel'

/** One withdrawal with its history, above the list of all. */
const History = ({ sn }: { sn: string }) => (
  <>
    {sn ? <WithdrawalDetail withdrawalSn={sn} /> : null}
    <WithdrawalsPanel level={sn ? 'h2' : 'h1'} />
  </>
)

/** Query: sn. */
export const HistoryHere = withAddress(History, (address) => ({ sn: fromQuery(address, 'sn') }))
