'use client'

import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { SIDES } from './after-sale-columns'
import { AfterSaleCourse } from './after-sale-course'
import { AfterSaleFoot } from './after-sale-foot'
import { DockedDrawer } from './docked-drawer'
import { Facts } from './facts'
import type { Walk } from './use-walk'

interface Props {
  disputeSn: string
  walk?: Walk
  onOrder: (orderSn: string) => void
  onClose: () => void
}

/** One dispute: what each side says, what was ruled and why, and how it went. */
export function DisputeDrawer({ disputeSn, walk, onOrder, onClose }: Props) {
  const { data, error, reload } = useLoad(`dispute ${disputeSn}`, () => call('GET /console/dispute', { disputeSn }))
  const foot = data ? (
    <AfterSaleFoot file={data} queue="disputes" permission="disputes.rule" onOrder={() => onOrder(data.orderSn)} />
  ) : undefined
  return (
    <DockedDrawer title={disputeSn} walk={walk} footer={foot} onClose={onClose}>
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} /> : null}
      {data ? (
        <>
          <Facts
            title={data.title}
            rows={{
              进度: data.outcomeName ? `${data.stageName}：${data.outcomeName}` : data.stageName,
              期限: data.dueTime ? `${data.dueTime}${data.late ? '（已超时）' : ''}` : '—',
              订单: `${data.orderSn}・${data.gameName}`,
              站点: String(data.distId),
              买家: `${data.buyer.name}（${data.buyer.userId}）`,
              卖家: `${data.seller.name}（${data.seller.userId}）`,
              争议金额: `${data.amount} 元`,
              诉求: `${SIDES[data.by]}：${data.wantName}${data.wanted === '0.00' ? '' : `，退 ${data.wanted} 元`}`,
              陈述: data.statement,
              对方答复: data.answer || '没有答复',
            }}
          />
          <AfterSaleCourse file={data} />
        </>
      ) : null}
    </DockedDrawer>
  )
}
