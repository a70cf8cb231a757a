'use client'

import { call } from '@/lib/client/api'
import { yuanText } from '@/lib/shared/money/money'
import { SIDES } from './after-sale-columns'
import { AfterSaleDrawer, type AfterSaleView } from './after-sale-drawer'

/** One dispute with the statements of both parties. */
export function DisputeDrawer(view: AfterSaleView) {
  return (
    <AfterSaleDrawer
      {...view}
      load={() => call('GET /console/dispute', { disputeSn: view.sn })}
      queue="disputes"
      permission="disputes.rule"
      rows={(dispute) => ({
        争议金额: yuanText(dispute.amount),
        诉求: `${SIDES[dispute.by]}：${dispute.wantName}${dispute.wanted === '0.00' ? '' : `，退 ${yuanText(dispute.wanted)}`}`,
        情况说明: dispute.statement,
        对方回应: dispute.answer || '未回应',
      })}
    />
  )
}
