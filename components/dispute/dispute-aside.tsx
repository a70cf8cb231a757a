import { FactList } from '@/components/order/fact-list'
import { Part } from '@/components/order/part'
import { Timeline } from '@/components/ui/timeline'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money'

interface Props {
  dispute: DisputeDetail
  detail: OrderDetail
}

/** What it is about, and what happened so far. */
export function DisputeAside({ dispute, detail }: Props) {
  const last = dispute.steps.length - 1
  const isOver = dispute.stage === 'closed'
  return (
    <div>
      <Part title="订单">
        <p className="ell2">{detail.bigTitle}</p>
        <FactList
          facts={[
            { label: detail.sum.label, value: yuanText(detail.sum.amount) },
            ...(detail.payTime ? [{ label: '付款', value: detail.payTime.slice(0, 16) }] : []),
            ...(detail.shippedTime ? [{ label: '交付', value: detail.shippedTime.slice(0, 16) }] : []),
          ]}
        />
      </Part>
      <Part title="过程">
        <Timeline
          steps={dispute.steps.map(({ title, text, time }, i) => ({
            title,
            time: time.slice(11, 16),
            note: `${time.slice(5, 10)}，${text}`,
            state: i === last && !isOver ? 'now' : 'done',
          }))}
        />
      </Part>
    </div>
  )
}
