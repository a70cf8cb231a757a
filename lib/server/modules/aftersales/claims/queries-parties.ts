import { eq } from 'drizzle-orm'
import { claims } from '../../../db/schema/claims'
import type { Ctx } from '../../../runtime/context'

/** Returns the parties of a claim on any site; empty if there is no such claim. */
export async function partiesOfClaim({ db }: Pick<Ctx, 'db'>, claimSn: string): Promise<number[]> {
  const rows = await db
    .select({ buyerId: claims.buyerId, sellerId: claims.sellerId })
    .from(claims)
    .where(eq(claims.sn, claimSn))
  return rows.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId])
}
