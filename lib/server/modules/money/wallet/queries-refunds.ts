import { and, asc, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { REFUND_STATUS, refunds } from '../../../db/schema/wallet'
import type { RefundRow } from './types'

/** Refunds of this order to their sources, in order of creation. */
export const listRefunds = (db: Db, refSn: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.refSn, refSn)).orderBy(asc(refunds.id))

/** Counts refunds to a member's sources that may still fail, which credits the balance. */
export const countOpenRefunds = (db: Db, userId: UserId): Promise<number> =>
  db.$count(refunds, and(eq(refunds.userId, userId), eq(refunds.status, REFUND_STATUS.asked)))

export async function findRefund(db: Db, sn: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.sn, sn))
  return row
}
