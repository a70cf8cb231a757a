import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { complaints } from '../../../db/schema/aftersales/complaints'
import type { Ctx } from '../../../runtime/context'
import { partiesOfOrder } from '../../orders/trading/queries-parties'

/** Returns the payer and the parties of the order; empty if there is no such complaint. */
export async function partiesOfComplaint(ctx: Pick<Ctx, 'db'>, complaintId: number): Promise<(UserId | null)[]> {
  const [row] = await ctx.db
    .select({ userId: complaints.userId, orderSn: complaints.orderSn })
    .from(complaints)
    .where(eq(complaints.id, complaintId))
  if (!row) return []
  return [row.userId, ...(row.orderSn ? await partiesOfOrder(ctx, row.orderSn) : [])]
}
