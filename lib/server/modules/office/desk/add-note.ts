import type { OrderSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import { keepNote } from './internal/keep-note'

/** A note of an order that its members never see. Refuses NOT_FOUND. */
export async function addNote(ctx: StaffCtx, { orderSn, text }: { orderSn: OrderSn; text: string }): Promise<void> {
  await findDeskOrder(ctx, orderSn)
  await inTx(ctx, async (tx) => {
    await keepNote(tx, ctx, { orderSn, text })
    await keepAudit(tx, ctx, { action: 'order.note', target: `order:${orderSn}` })
  })
}
