import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { refunds } from '../../../db/schema/wallet'
import type { RefundRow } from './types'

/** Refunds of this order to their sources, in order of creation. */
export const listRefunds = (db: Db, refSn: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.refSn, refSn)).orderBy(asc(refunds.id))

export async function findRefund(db: Db, sn: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.sn, sn))
  return row
}
