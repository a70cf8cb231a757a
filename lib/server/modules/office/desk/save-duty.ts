import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { listLedBy } from '../../orders/trading/staff/queries-clocks'
import type { Duty } from '../../people/staff/rules-duty'
import { updateDuty } from '../../people/staff/update-duty'
import { transferOpenOrders } from './transfer-open-orders'

/**
 * Sets whether the caller receives new orders, and in which shifts. Whoever goes offline with running orders writes a
 * note, and the orders go to free colleagues. Refuses INVALID_INPUT.
 */
export async function saveDuty(
  ctx: StaffCtx,
  { note, ...duty }: Duty & { note: string },
): Promise<{ passed: number; kept: number }> {
  const led = duty.state === 'away' ? await listLedBy(ctx.db, ctx.user.userId) : []
  if (led.length > 0 && note === '')
    throw refuse('INVALID_INPUT', `手上还有 ${led.length} 笔订单，请填写交班说明`, { field: 'note' })
  await updateDuty(ctx, duty)
  return transferOpenOrders(ctx, { ids: led, note })
}
