'use client'

import { call } from '@/lib/client/api'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { DISPUTE_OUTCOMES } from '@/lib/shared/trade/disputes'
import { afterSaleColumns } from './after-sale-columns'
import { AfterSaleScreen } from './after-sale-screen'
import { DisputeDrawer } from './dispute-drawer'

const COLUMNS = afterSaleColumns({ amount: '争议金额', paid: '已退' })

export default function DisputesScreen() {
  return (
    <AfterSaleScreen
      screen="/console/disputes"
      title="售后"
      note="处理在客服工作台，这里查看记录和结果"
      outcomes={DISPUTE_OUTCOMES}
      hasOpener
      sumName="争议金额"
      columns={COLUMNS}
      ask={(input) => call('GET /console/disputes', input as InputOf<ApiContract['GET /console/disputes']>)}
      drawer={(view) => <DisputeDrawer key={view.sn} {...view} />}
    />
  )
}
