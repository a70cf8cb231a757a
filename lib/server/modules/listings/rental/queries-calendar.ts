import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { refusedRenters, rentalBlocks } from '../../../db/schema/listings/rental'
import { accountsOfPerson } from '../../people/identity/queries-person'

export interface Period {
  startsAt: Date
  endsAt: Date
}
export type Block = typeof rentalBlocks.$inferSelect

/** Returns the times from now on in which an owner does not rent an account out. */
export const listBlocks = (db: Db, goodsSn: GoodsSn, now: Date): Promise<Block[]> =>
  db
    .select()
    .from(rentalBlocks)
    .where(and(eq(rentalBlocks.goodsSn, goodsSn), gt(rentalBlocks.endsAt, now)))
    .orderBy(asc(rentalBlocks.startsAt), asc(rentalBlocks.id))
    .execute()

/** Returns the first time blocked by the owner that overlaps a period. */
export async function findBlock(db: Db, goodsSn: GoodsSn, { startsAt, endsAt }: Period): Promise<Block | undefined> {
  const [block] = await db
    .select()
    .from(rentalBlocks)
    .where(and(eq(rentalBlocks.goodsSn, goodsSn), lt(rentalBlocks.startsAt, endsAt), gt(rentalBlocks.endsAt, startsAt)))
    .orderBy(asc(rentalBlocks.startsAt))
    .limit(1)
  return block
}

/** Whether an owner refuses a renter, under any account of the renter's person. */
export async function isRefused(
  db: Db,
  { ownerId, renterId }: { ownerId: UserId; renterId: UserId },
): Promise<boolean> {
  const accounts = sql`${refusedRenters.renterId} in ${accountsOfPerson(renterId)}`
  return (await db.$count(refusedRenters, and(eq(refusedRenters.ownerId, ownerId), accounts))) > 0
}

export const listRefused = (db: Db, ownerId: UserId) =>
  db.select().from(refusedRenters).where(eq(refusedRenters.ownerId, ownerId)).orderBy(asc(refusedRenters.createdAt))
