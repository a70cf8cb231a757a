'use client'

import type { ReactNode } from 'react'
import { AgreementFile } from '@/components/office/agreement/agreement-file'
import { agreementRows } from '@/components/office/agreement/agreement-rows'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import { SiteName } from '@/components/office/parts/site-name'
import type { Walk } from '@/components/office/parts/use-walk'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { AfterSaleFile } from '@/lib/contract/entities/after-sale'
import type { DeskQueue } from '@/lib/shared/staff/desk'
import type { Permission } from '@/lib/shared/staff/staff'
import { AfterSaleCourse } from './after-sale-course'
import { AfterSaleFoot } from './after-sale-foot'

/** State of the list next to it. */
export interface AfterSaleView {
  sn: string
  walk?: Walk
  onOrder: (orderSn: string) => void
  onClose: () => void
}
interface Props<File> extends AfterSaleView {
  load: () => Promise<File>
  /** Desk queue and permission for deciding it. */
  queue: DeskQueue
  permission: Permission
  /** Rows specific to this kind. */
  rows: (file: File) => Readonly<Record<string, ReactNode>>
}

/** One dispute or claim: its parties, decision with reasons, and timeline. */
export function AfterSaleDrawer<File extends AfterSaleFile & { handler?: string }>(props: Props<File>) {
  const { sn, walk, onOrder, onClose, load, queue, permission, rows } = props
  const { data, error, reload } = useLoad(sn, load)
  const foot = data ? (
    <AfterSaleFoot file={data} queue={queue} permission={permission} onOrder={() => onOrder(data.orderSn)} />
  ) : undefined
  return (
    <DockedDrawer title={sn} walk={walk} footer={foot} onClose={onClose}>
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} /> : null}
      {data ? (
        <>
          <Facts
            title={data.title}
            rows={{
              进度: data.outcomeName ? `${data.stageName}：${data.outcomeName}` : data.stageName,
              期限: data.dueTime ? `${data.dueTime}${data.late ? '（已超时）' : ''}` : '—',
              ...(data.handler === undefined ? {} : { 处理人: data.handler || '—' }),
              订单: `${data.orderSn}・${data.gameName}`,
              站点: <SiteName id={data.distId} />,
              买家: `${data.buyer.name}（${data.buyer.userId}）`,
              卖家: `${data.seller.name}（${data.seller.userId}）`,
              ...rows(data),
              ...agreementRows(data.agreement),
            }}
          />
          {data.agreement && data.isHere ? <AgreementFile orderSn={data.orderSn} /> : null}
          <AfterSaleCourse file={data} />
        </>
      ) : null}
    </DockedDrawer>
  )
}
