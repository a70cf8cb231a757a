'use client'

import { call } from '@/lib/client/api'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CLAIM_OUTCOMES } from '@/lib/shared/trade/claims'
import { afterSaleColumns } from './after-sale-columns'
import { AfterSaleScreen } from './after-sale-screen'
import { ClaimDrawer } from './claim-drawer'

const COLUMNS = afterSaleColumns({ amount: '最多赔', granted: '赔付金额', paid: '已赔' })

export default function ClaimsScreen() {
  return (
    <AfterSaleScreen
      screen="/console/claims"
      title="理赔"
      note="审核在客服工作台，这里查看记录和结果"
      outcomes={CLAIM_OUTCOMES}
      sumName="赔付金额"
      columns={COLUMNS}
      ask={(input) => call('GET /console/claims', input as InputOf<ApiContract['GET /console/claims']>)}
      drawer={(view) => <ClaimDrawer key={view.sn} {...view} />}
    />
  )
}
