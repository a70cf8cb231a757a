import { eq } from 'drizzle-orm'
import { disputes } from '../../../db/schema/disputes'
import type { Ctx } from '../../../runtime/context'

/** Returns the parties of a dispute on any site; empty if there is no such dispute. */
export async function partiesOfDispute({ db }: Pick<Ctx, 'db'>, disputeSn: string): Promise<number[]> {
  const rows = await db
    .select({ buyerId: disputes.buyerId, sellerId: disputes.sellerId })
    .from(disputes)
    .where(eq(disputes.sn, disputeSn))
  return rows.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId])
}
