import type { OrderQueue } from '@/lib/shared/staff/desk'
import type { StaffCtx } from '../../../runtime/context'
import { listLedIn, type StaffDues, sizeOfQueue } from '../../orders/trading/staff/queries-desk'
import { findWaits } from '../desk-clocks/queries'

/** Returns when the lead of each order of a queue is due; empty for queues that are not sorted by it. */
export async function findDues(ctx: StaffCtx, queue: OrderQueue): Promise<StaffDues> {
  if (queue === 'done' || queue === 'all') return new Map()
  const waits = await findWaits(ctx, await listLedIn(ctx, queue))
  return new Map(
    [...waits].flatMap(
      ([
        id,
        {
          clocks: [first],
        },
      ]) => (first ? [[id, first.dueAt] as const] : []),
    ),
  )
}

/** Counts the orders in a queue, and how many of them are overdue for staff. */
export const sizeOfOrders = async (ctx: StaffCtx, queue: OrderQueue) =>
  sizeOfQueue(ctx, queue, await findDues(ctx, queue))
