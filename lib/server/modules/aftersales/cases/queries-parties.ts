import { desc, eq, inArray, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Ctx } from '../../../runtime/context'
import { CLAIM, DISPUTE } from './internal/case-kind'

/** Returns the parties of a dispute or claim on any site; empty if there is no such case. */
export async function partiesOfCase(
  { db }: Pick<Ctx, 'db'>,
  { name, sn }: { name: 'dispute' | 'claim'; sn: string },
): Promise<UserId[]> {
  const { table } = name === 'dispute' ? DISPUTE : CLAIM
  const rows = await db.select({ buyerId: table.buyerId, sellerId: table.sellerId }).from(table).where(eq(table.sn, sn))
  return rows.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId])
}

/** Returns the numbers of disputes or claims between these members and others, the newest `most`. */
export async function casesOfMembers(
  { db }: Pick<Ctx, 'db'>,
  { name, userIds, most }: { name: 'dispute' | 'claim'; userIds: UserId[]; most: number },
): Promise<string[]> {
  const { table } = name === 'dispute' ? DISPUTE : CLAIM
  const isParty = or(inArray(table.buyerId, userIds), inArray(table.sellerId, userIds))
  const rows = await db.select({ sn: table.sn }).from(table).where(isParty).orderBy(desc(table.id)).limit(most)
  return rows.map(({ sn }) => sn)
}
