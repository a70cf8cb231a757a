import { OrderBrief } from '@/components/orders/order/order-brief'
import { Part } from '@/components/orders/order/part'
import { Timeline } from '@/components/ui/kit/timeline'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { DisputeMoney } from './dispute-money'
import { DisputeStaff } from './dispute-staff'

interface Props {
  dispute: DisputeDetail
  detail: OrderDetail
  loadedAt: number
}

/** Subject of the dispute, and its history. */
export function DisputeAside({ dispute, detail, loadedAt }: Props) {
  const last = dispute.steps.length - 1
  const isOver = dispute.stage === 'closed'
  return (
    <div>
      <DisputeMoney dispute={dispute} detail={detail} loadedAt={loadedAt} />
      <DisputeStaff dispute={dispute} />
      <OrderBrief detail={detail} />
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
