import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { complaints } from '../../../../db/schema/aftersales/complaints'
import { markComplained } from '../../../orders/trading/mark-complained'
import type { ComplaintRow } from '../types'

/** Holds the money of the order while any complaint about it is open. The caller has locked the order. */
export async function holdOrder(tx: Tx, { orderSn }: Pick<ComplaintRow, 'orderSn'>, at: Date): Promise<void> {
  if (!orderSn) return
  const open = await tx.$count(complaints, and(eq(complaints.orderSn, orderSn), ne(complaints.stage, 'done')))
  await markComplained(tx, orderSn, open > 0 ? at : null)
}
