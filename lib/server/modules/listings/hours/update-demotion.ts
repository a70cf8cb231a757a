import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { demotedSellers } from '../../../db/schema/listings/hours'
import type { Effects } from '../../../runtime/context'
import { updateSellerRank } from '../catalog/selling/update-seller-rank'

/** Moves a seller's goods back in lists by some days; for as long they cannot be moved up. */
export async function updateDemotion(
  tx: Tx,
  effects: Effects,
  { sellerId, days, at }: { sellerId: UserId; days: number; at: Date },
): Promise<void> {
  const until = new Date(at.getTime() + days * DAY_MS)
  await tx
    .insert(demotedSellers)
    .values({ sellerId, until })
    .onConflictDoUpdate({
      target: demotedSellers.sellerId,
      set: { until: sql`greatest(${demotedSellers.until}, excluded.until)` },
    })
  await updateSellerRank(tx, effects, { sellerId, days })
}
