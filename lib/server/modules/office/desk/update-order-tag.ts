import { and, eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orderTags } from '../../../db/schema/office/desk'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import { lockTag } from './internal/lock-tag'

interface Tagging {
  orderSn: OrderSn
  tagId: number
  isOn: boolean
}

/** Puts a tag on an order or takes it off; repeated calls change nothing. Refuses NOT_FOUND. */
export async function updateOrderTag(ctx: StaffCtx, { orderSn, tagId, isOn }: Tagging): Promise<void> {
  await findDeskOrder(ctx, orderSn)
  await inTx(ctx, async (tx) => {
    const { name } = await lockTag(tx, tagId)
    const changed = isOn
      ? await tx
          .insert(orderTags)
          .values({ orderSn, tagId, userId: ctx.user.userId, createdAt: ctx.now() })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(orderTags)
          .where(and(eq(orderTags.orderSn, orderSn), eq(orderTags.tagId, tagId)))
          .returning()
    if (changed.length === 0) return
    const action = isOn ? 'order.tag' : 'order.untag'
    await recordAudit(tx, ctx, { action, target: `order:${orderSn}`, after: { name } })
  })
}
