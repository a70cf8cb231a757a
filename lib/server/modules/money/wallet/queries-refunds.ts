import { and, asc, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Db } from '../../../db/client'
import { REFUND_STATUS, refunds } from '../../../db/schema/money/wallet'
import type { RefundRow } from './types'

/** Refunds of this order to their sources, in order of creation. */
export const listRefunds = (db: Db, refSn: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.refSn, refSn)).orderBy(asc(refunds.id))

/** How far the refunds of a payment to its source are; `returned`: all of them went to the balance instead. */
export interface RefundProgress {
  state: 'none' | 'pending' | 'done' | 'returned'
  /** On the way or arrived at the source. */
  amount: Fen
}

export async function loadRefundProgress(db: Db, interSn: string): Promise<RefundProgress> {
  const all = await db
    .select({ status: refunds.status, amountFen: refunds.amountFen })
    .from(refunds)
    .where(eq(refunds.interSn, interSn))
  const going = all.filter(({ status }) => status !== REFUND_STATUS.returned)
  const amount = fen(going.reduce((sum, { amountFen }) => sum + amountFen, 0n))
  if (going.some(({ status }) => status === REFUND_STATUS.asked)) return { state: 'pending', amount }
  if (going.length > 0) return { state: 'done', amount }
  return { state: all.length > 0 ? 'returned' : 'none', amount }
}

/** Counts refunds to a member's sources that may still fail, which credits the balance. */
export const countOpenRefunds = (db: Db, userId: UserId): Promise<number> =>
  db.$count(refunds, and(eq(refunds.userId, userId), eq(refunds.status, REFUND_STATUS.asked)))

export async function findRefund(db: Db, sn: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.sn, sn))
  return row
}
