import { and, asc, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { REFUND_STATUS, refunds } from '../../../db/schema/wallet'
import type { RefundRow } from './types'

/** Refunds of this order to their sources, in order of creation. */
export const listRefunds = (db: Db, refSn: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.refSn, refSn)).orderBy(asc(refunds.id))

/** How far the refunds of a payment to its source are; `returned`: all of them went to the balance instead. */
export async function loadRefundState(db: Db, interSn: string): Promise<'none' | 'pending' | 'done' | 'returned'> {
  const rows = await db.select({ status: refunds.status }).from(refunds).where(eq(refunds.interSn, interSn))
  if (rows.length === 0) return 'none'
  if (rows.some(({ status }) => status === REFUND_STATUS.asked)) return 'pending'
  return rows.some(({ status }) => status === REFUND_STATUS.done) ? 'done' : 'returned'
}

/** Counts refunds to a member's sources that may still fail, which credits the balance. */
export const countOpenRefunds = (db: Db, userId: UserId): Promise<number> =>
  db.$count(refunds, and(eq(refunds.userId, userId), eq(refunds.status, REFUND_STATUS.asked)))

export async function findRefund(db: Db, sn: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.sn, sn))
  return row
}
