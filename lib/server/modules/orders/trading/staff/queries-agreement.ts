import { and, eq, inArray } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orderProofs, orders } from '../../../../db/schema/orders/trading'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { presentAgreement } from '../../../core/legal/present-agreement'
import { findAgreement, isIntact, listSignatures } from '../../../core/legal/queries-agreements'
import { isHere } from '../../../core/tenancy/queries-here'
import type { Order } from '../types'

/** Returns an order of the staff member's sites. Refuses NOT_FOUND. */
export async function findForStaff(ctx: StaffCtx, orderSn: OrderSn): Promise<Order> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.sn, orderSn))
  if (!order || !isHere(ctx, order.distId)) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

/** Returns whether an order has or had a claim or a dispute; both leave their evidence with it. */
export async function isContested(ctx: Pick<StaffCtx, 'db'>, order: Order): Promise<boolean> {
  if (order.disputeId !== null || order.claimId !== null || order.claimedFen !== null) return true
  const own = and(eq(orderProofs.orderId, order.id), inArray(orderProofs.action, ['dispute', 'claim']))
  return (await ctx.db.$count(orderProofs, own)) > 0
}

/** Returns state, hash and signatures of an order's agreement, for staff. Refuses NOT_FOUND. */
export async function loadForStaff(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }) {
  const order = await findForStaff(ctx, orderSn)
  const row = await findAgreement(ctx.db, order.id)
  if (!row) return { agreement: null, isIntact: false, mayOpen: false }
  const signatures = await listSignatures(ctx.db, row.id)
  return {
    agreement: presentAgreement(row, signatures),
    isIntact: isIntact(ctx.vault, row),
    mayOpen: await isContested(ctx, order),
  }
}
