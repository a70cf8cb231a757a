import { and, eq, gt, gte, lt, max, sql } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
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

/** Sums what owners paid for covers in a period, by game and owner; fen as text. */
export const listOwnerPremiums = (
  db: Db,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<{ gameId: number; ownerId: UserId; sum: string }[]> =>
  db
    .select({
      gameId: rentalCovers.gameId,
      ownerId: rentalCovers.ownerId,
      sum: sql<string>`sum(${rentalCovers.priceFen})::text`,
    })
    .from(rentalCovers)
    .where(and(from ? gte(rentalCovers.createdAt, from) : undefined, to ? lt(rentalCovers.createdAt, to) : undefined))
    .groupBy(rentalCovers.gameId, rentalCovers.ownerId)
