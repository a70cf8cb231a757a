'use client'

import { CaseList } from '@/components/orders/case/case-list'
import { call } from '@/lib/client/api'
import { disputePath } from '@/lib/shared/trade/disputes'

export function DisputeList() {
  return (
    <CaseList
      title="交易纠纷"
      load={(page) => call('GET /dispute/list', { page }, { progress: true })}
      keyOf={({ disputeSn }) => disputeSn}
      pathOf={disputePath}
      words={({ viewer, by, kindName, wantName }) => [viewer === by ? '我发起' : '对方发起', kindName, wantName]}
      empty={{ title: '没有纠纷', text: '交易遇到问题，先和对方沟通；谈不拢可以从订单页发起纠纷' }}
    />
  )
}
