'use client'

import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { useStaff } from '@/components/office/parts/use-staff'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import type { DeskOrder } from '@/lib/contract/entities/desk'

type Pending = DeskOrder['pending'][number]
interface Props {
  desk: Pick<DeskOrder, 'pending' | 'declined'>
  onChanged: () => unknown
}

/** Requests about the order that wait for a second member, and those that came to nothing. */
export function CardRequests({ desk: { pending, declined }, onChanged }: Props) {
  const { may } = useStaff()
  const [withdrawn, setWithdrawn] = useState<Pending | null>(null)
  const mayDecide = may('approvals.decide')
  return (
    <>
      {pending.map((request) => (
        <Alert key={request.approvalId} kind="info">
          {`${request.isOwn ? '你' : request.by} ${request.createTime.slice(5, 16)} 提交，等待双人复核：${request.title}。`}
          {mayDecide && request.isOwn ? (
            <button type="button" className="link" onClick={() => setWithdrawn(request)}>
              撤回申请
            </button>
          ) : null}
          {mayDecide && !request.isOwn ? (
            <a className="link" href="/desk?queue=reviews">
              去复核
            </a>
          ) : null}
        </Alert>
      ))}
      {declined.map(({ title, by, isOwn, declinedBy, decision, declineTime }) => (
        <Alert key={`${declineTime} ${title}`} kind="warn">
          {declinedBy
            ? `${declinedBy} ${declineTime.slice(5, 16)} 驳回了${isOwn ? '你' : by}的申请：${title}。原因：${decision}`
            : `${isOwn ? '你' : by}的申请${decision}：${title}`}
        </Alert>
      ))}
      {withdrawn ? (
        <ReasonDialog
          title="撤回申请"
          text={`${withdrawn.title}。撤回后不再复核，可以重新提交。`}
          confirm="撤回申请"
          danger
          done="已撤回"
          onSend={async (reason) => {
            const approvalId = String(withdrawn.approvalId)
            await call('POST /console/decideApproval', { approvalId, accept: '0', reason })
            await onChanged()
          }}
          onClose={() => setWithdrawn(null)}
        />
      ) : null}
    </>
  )
}
