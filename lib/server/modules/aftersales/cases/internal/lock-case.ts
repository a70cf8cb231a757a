import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { lockDisputed } from '../../../orders/trading/staff/lock-disputed-order'
import type { Order } from '../../../orders/trading/types'
import type { CaseKind, CaseRow } from './case-kind'

/** Locks the order first, then the case; every caller locks the order first. */
export async function lockCase<C extends CaseRow>(
  { name, table }: CaseKind<C>,
  tx: Tx,
  found: Pick<C, 'id' | 'orderSn'>,
): Promise<{ order: Order; row: C }> {
  const order = await lockDisputed(tx, found.orderSn)
  const [row] = await tx.select().from(table).where(eq(table.id, found.id)).for('update')
  if (!row) throw new Error(`no ${name} ${found.id}`)
  return { order, row: row as CaseRow as C }
}
