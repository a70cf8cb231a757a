import { eq } from 'drizzle-orm'
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
