import { Part } from '@/components/orders/order/part'
import { Timeline, type TimelineStep } from '@/components/ui/kit/timeline'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'
import { isCancelled, isOver } from '@/lib/shared/trade/order-status'

interface Props {
  detail: OrderDetail
  process: readonly OrderProcess[]
}

export function OrderTimeline({ detail, process }: Props) {
  return (
    <Part title="订单进度">
      <Timeline steps={stepsOf(detail, process)} />
    </Part>
  )
}

/** Past steps (with the date when it changes), the current one, and future steps. */
export function stepsOf({ status }: Pick<OrderDetail, 'status'>, process: readonly OrderProcess[]): TimelineStep[] {
  const last = process.findLastIndex((step) => step.done)
  const lastState = isCancelled(status) ? 'failed' : isOver(status) ? 'done' : 'now'
  return process.map((step, i) => ({
    title: step.explain,
    time: step.createTime.slice(11, 16),
    note: dayOf(step) === dayOf(process[i - 1]) ? '' : dayOf(step),
    state: !step.done ? 'todo' : i < last ? 'done' : lastState,
  }))
}

const dayOf = (step?: OrderProcess): string => step?.createTime.slice(0, 10) ?? ''
