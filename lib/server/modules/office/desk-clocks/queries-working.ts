import type { UserId } from '@/lib/shared/ids'
import { isOnShift } from '@/lib/shared/staff/shifts'
import type { Ctx } from '../../../runtime/context'
import { findDuties } from '../../people/staff/queries-duty'
import { findWaits } from './queries'

/** Returns whether the lead of an order is on duty and not late with it. */
export async function findIsWorking(
  ctx: Ctx,
  { orderId, serviceId }: { orderId: number; serviceId: UserId },
): Promise<boolean> {
  const at = ctx.now()
  const [duties, waits] = await Promise.all([findDuties(ctx.db, [serviceId]), findWaits(ctx, [orderId])])
  const duty = duties.get(serviceId)
  const isLate = waits.get(orderId)?.clocks.some(({ dueAt }) => dueAt <= at) === true
  return duty !== undefined && duty.state !== 'away' && isOnShift(duty, at) && !isLate
}
