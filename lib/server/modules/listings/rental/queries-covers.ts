import { and, eq, gt, max } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { rentalCovers } from '../../../db/schema/listings/rental'

/** Returns until when the owner has covered an account for rent against bans; null: not covered now. */
export async function coveredUntil(db: Db, goodsSn: GoodsSn, at: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(rentalCovers.endsAt) })
    .from(rentalCovers)
    .where(and(eq(rentalCovers.goodsSn, goodsSn), gt(rentalCovers.endsAt, at)))
  return row?.until ?? null
}
