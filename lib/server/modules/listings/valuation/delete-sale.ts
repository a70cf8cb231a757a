import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { sales } from '../../../db/schema/listings/valuation'

interface PaidOut {
  goodsSn: GoodsSn
  gameId: number
  goodsTypeId: number
  /** When the order was paid out. */
  soldAt: Date
}

/**
 * Deletes the sale of an order that is reversed; a later sale between the same two people has replaced it and is kept.
 * The order is identified by its payout and not by its two people, whose key changes when one of them is verified.
 */
export async function deleteSale(tx: Tx, { goodsSn, gameId, goodsTypeId, soldAt }: PaidOut): Promise<void> {
  const isAlike = and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, goodsTypeId))
  await tx.delete(sales).where(and(isAlike, eq(sales.soldAt, soldAt), eq(sales.goodsSn, goodsSn)))
}
