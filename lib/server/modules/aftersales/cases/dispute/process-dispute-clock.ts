import { and, eq, isNotNull } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { disputes } from '../../../../db/schema/aftersales/cases'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { processDueDisputes } from './process-due-disputes'

const BATCH = 50

/**
 * In test mode: brings the deadline of the caller's open dispute about an order nearer by `ms`, and acts on it if it has
 * passed. False: there is none.
 */
export async function processDisputeClock(
  ctx: UserCtx,
  { orderSn, ms }: { orderSn: OrderSn; ms: number },
): Promise<boolean> {
  if (!ctx.isTest) throw new Error('clocks are moved in test mode only')
  const moved = await inTxOnce(ctx, async (tx) => {
    const isOpen = and(
      ...[eq(disputes.orderSn, orderSn), eq(disputes.sellerId, ctx.user.userId), isNotNull(disputes.dueAt)],
    )
    const [open] = await tx.select().from(disputes).where(isOpen).for('update')
    if (!open?.dueAt) return false
    const dueAt = new Date(open.dueAt.getTime() - ms)
    await tx.update(disputes).set({ dueAt }).where(eq(disputes.id, open.id))
    return true
  })
  if (moved) await processDueDisputes(ctx, { limit: BATCH })
  return moved
}
