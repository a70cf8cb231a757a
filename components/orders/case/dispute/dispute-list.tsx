'use client'

import { CaseList } from '@/components/orders/case/case-list'
import { call } from '@/lib/client/api'
import { disputePath } from '@/lib/shared/trade/disputes'

export function DisputeList() {
  return (
    <CaseList
      title="售后"
      load={(asked) => call('GET /dispute/list', asked, { progress: true })}
      keyOf={({ disputeSn }) => disputeSn}
      pathOf={disputePath}
      words={({ viewer, by, kindName, wantName }) => [viewer === by ? '我发起' : '对方发起', kindName, wantName]}
      amountOf={({ wanted }) => wanted}
      empty={{ title: '没有售后', text: '交易遇到问题，先和对方沟通；协商不成可以从订单页申请售后' }}
    />
  )
}
