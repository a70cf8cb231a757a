import type { OrderSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import { saveNote } from './internal/save-note'

/** Adds a staff-only note to an order. Refuses NOT_FOUND. */
export async function createOrderNote(
  ctx: StaffCtx,
  { orderSn, text }: { orderSn: OrderSn; text: string },
): Promise<void> {
  await findDeskOrder(ctx, orderSn)
  await inTx(ctx, async (tx) => {
    await saveNote(tx, ctx, { orderSn, text })
    await recordAudit(tx, ctx, { action: 'order.note', target: `order:${orderSn}` })
  })
}
