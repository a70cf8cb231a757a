import { FactList } from '@/components/order/fact-list'
import { OrderTile } from '@/components/order/order-tile'
import { Part } from '@/components/order/part'
import { Timeline } from '@/components/ui/timeline'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money'
import { DisputeMoney } from './dispute-money'
import { DisputeStaff } from './dispute-staff'

interface Props {
  dispute: DisputeDetail
  detail: OrderDetail
  toldAt: number
}

/** What it is about, and what happened so far. */
export function DisputeAside({ dispute, detail, toldAt }: Props) {
  const last = dispute.steps.length - 1
  const isOver = dispute.stage === 'closed'
  return (
    <div>
      <DisputeMoney dispute={dispute} detail={detail} toldAt={toldAt} />
      <DisputeStaff dispute={dispute} />
      <Part title="订单">
        <OrderTile detail={detail} />
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
