'use client'

import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { AfterSaleCourse } from './after-sale-course'
import { AfterSaleFoot } from './after-sale-foot'
import { DockedDrawer } from './docked-drawer'
import { Facts } from './facts'
import type { Walk } from './use-walk'

interface Props {
  claimSn: string
  walk?: Walk
  onOrder: (orderSn: string) => void
  onClose: () => void
}

/** One claim: what happened, what was decided and why, who bears it, and how it went. */
export function ClaimDrawer({ claimSn, walk, onOrder, onClose }: Props) {
  const { data, error, reload } = useLoad(`claim ${claimSn}`, () => call('GET /console/claim', { claimSn }))
  const foot = data ? (
    <AfterSaleFoot file={data} queue="claims" permission="claims.handle" onOrder={() => onOrder(data.orderSn)} />
  ) : undefined
  return (
    <DockedDrawer title={claimSn} walk={walk} footer={foot} onClose={onClose}>
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} /> : null}
      {data ? (
        <>
          <Facts
            title={data.title}
            rows={{
              进度: data.outcomeName ? `${data.stageName}：${data.outcomeName}` : data.stageName,
              期限: data.dueTime ? `${data.dueTime}${data.late ? '（已超时）' : ''}` : '—',
              处理人: data.handler || '—',
              订单: `${data.orderSn}・${data.gameName}`,
              站点: String(data.distId),
              买家: `${data.buyer.name}（${data.buyer.userId}）`,
              卖家: `${data.seller.name}（${data.seller.userId}）`,
              保障: `${data.coverName}，最多赔 ${data.amount} 元`,
              商品实付: `${data.price} 元`,
              ...(data.topUp === '0.00' ? {} : { 买后充值: `${data.topUp} 元（买家自述）` }),
              情况: data.statement,
              到账时间: data.paidTime ?? '—',
              ...(data.debt ? { 卖家欠款: `${data.debt} 元` } : {}),
            }}
          />
          <AfterSaleCourse file={data} />
        </>
      ) : null}
    </DockedDrawer>
  )
}
