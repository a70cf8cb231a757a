'use client'

import { call } from '@/lib/client/api'
import { yuanText } from '@/lib/shared/money/money'
import { AfterSaleDrawer, type AfterSaleView } from './after-sale-drawer'

/** One claim: description, and who pays for it. */
export function ClaimDrawer(view: AfterSaleView) {
  return (
    <AfterSaleDrawer
      {...view}
      load={() => call('GET /console/claim', { claimSn: view.sn })}
      queue="claims"
      permission="claims.handle"
      rows={(claim) => ({
        保障: `${claim.coverName}，最多赔 ${yuanText(claim.amount)}`,
        商品实付: yuanText(claim.price),
        ...(claim.topUp === '0.00' ? {} : { 买后充值: `${yuanText(claim.topUp)}（买家自述）` }),
        情况: claim.statement,
        到账时间: claim.paidTime ?? '—',
        ...(claim.debt ? { 卖家欠款: yuanText(claim.debt) } : {}),
      })}
    />
  )
}
