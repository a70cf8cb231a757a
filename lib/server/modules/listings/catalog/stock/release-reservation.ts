import { eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'

/** Releases the reserved units of an unpaid order that was closed. */
export async function releaseReservation(tx: Tx, input: { goodsSn: GoodsSn; num: number }): Promise<void> {
  await tx
    .update(goods)
    .set({ reserved: sql`${goods.reserved} - ${input.num}` })
    .where(eq(goods.sn, input.goodsSn))
}
