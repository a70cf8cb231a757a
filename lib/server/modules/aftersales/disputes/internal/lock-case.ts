import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { disputes } from '../../../../db/schema/disputes'
import { lockDisputed } from '../../../orders/trading/staff/lock-disputed-order'
import type { Order } from '../../../orders/trading/types'
import type { Dispute } from '../types'

/** Locks the order first, then the dispute; every caller locks the order first. */
export async function lockCase(
  tx: Tx,
  found: Pick<Dispute, 'id' | 'orderSn'>,
): Promise<{ order: Order; dispute: Dispute }> {
  const order = await lockDisputed(tx, found.orderSn)
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, found.id)).for('update')
  if (!dispute) throw new Error(`no dispute ${found.id}`)
  return { order, dispute }
}
