import type { TimelineStep } from '@/components/ui/timeline'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'

/** Timeline steps of an order: what happened, where it stands, what is ahead. */
export function stepsOf(detail: Pick<OrderDetail, 'status'>, process: readonly OrderProcess[]): TimelineStep[] {
  const last = process.findLastIndex((step) => step.done)
  const lastState = detail.status >= 7 ? 'failed' : detail.status === 3 ? 'done' : 'now'
  return process.map((step, i) => ({
    title: step.explain,
    time: step.createTime.slice(11, 16),
    note: step.createTime.slice(0, 10),
    state: !step.done ? 'todo' : i < last ? 'done' : lastState,
  }))
}
