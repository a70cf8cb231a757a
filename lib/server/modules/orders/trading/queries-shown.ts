import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { orderProofs } from '../../../db/schema/orders/trading'

/** Returns the hashes of the pictures that were shown in claims about these orders. */
export async function listShownHashes(tx: Tx, orderIds: readonly number[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await tx
    .select({ hashes: orderProofs.hashes })
    .from(orderProofs)
    .where(and(inArray(orderProofs.orderId, [...orderIds]), eq(orderProofs.action, 'claim')))
  return new Set(rows.flatMap(({ hashes }) => hashes))
}
