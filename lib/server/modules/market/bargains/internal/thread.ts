import { and, desc, eq, inArray } from 'drizzle-orm'
import { HOUR_MS } from '@/lib/shared/durations'
import { BARGAIN, type BargainSide } from '@/lib/shared/goods/bargain'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { type BargainStatus, bargains, bargainTerms } from '../../../../db/schema/market/bargains'
import { singleRow } from '../../../../db/single-row'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import type { BargainRow } from '../types'

interface Thread {
  goodsSn: GoodsSn
  buyerId: UserId
}
const ofThread = ({ goodsSn, buyerId }: Thread) => and(eq(bargains.goodsSn, goodsSn), eq(bargains.buyerId, buyerId))

/** Returns the offers between a buyer and the seller of an item, latest first. The caller has locked the item. */
export const readThread = (tx: Tx, thread: Thread): Promise<BargainRow[]> =>
  tx.select().from(bargains).where(ofThread(thread)).orderBy(desc(bargains.id))

/** Counts the offers that all accounts of a buyer's person made for an item. The caller has locked the person. */
export const countOffers = (tx: Tx, { goodsSn, buyerId }: Thread): Promise<number> =>
  tx.$count(
    bargains,
    and(eq(bargains.goodsSn, goodsSn), inArray(bargains.buyerId, accountsOfPerson(buyerId)), eq(bargains.by, 'buyer')),
  )

export const offersLeftOf = (rows: readonly Pick<BargainRow, 'by'>[]): number =>
  Math.max(0, BARGAIN.offers - rows.filter((row) => row.by === 'buyer').length)

export async function closeOffer(
  tx: Tx,
  { id, status, at }: { id: number; status: Exclude<BargainStatus, 'open' | 'kept'>; at: Date },
): Promise<void> {
  await tx.update(bargains).set({ status, closedAt: at }).where(eq(bargains.id, id))
}

interface NewOffer extends Thread {
  sellerId: UserId
  distId: number
  by: BargainSide
  priceFen: Fen
  listPriceFen: Fen
}
export async function addOffer(
  tx: Tx,
  offer: NewOffer,
  { status, at, dueAt }: { status: 'open' | 'kept' | 'refused'; at: Date; dueAt?: Date },
): Promise<number> {
  const row = singleRow(
    await tx
      .insert(bargains)
      .values({
        ...offer,
        status,
        createdAt: at,
        dueAt: dueAt ?? new Date(at.getTime() + BARGAIN.hours * HOUR_MS),
        closedAt: status === 'refused' ? at : null,
      })
      .returning({ id: bargains.id }),
  )
  return row.id
}

/** Returns the seller's limits for automatic answers; null values if not set. */
export async function termsOf(tx: Tx, goodsSn: GoodsSn): Promise<{ floorFen: Fen | null; acceptFen: Fen | null }> {
  const [row] = await tx.select().from(bargainTerms).where(eq(bargainTerms.goodsSn, goodsSn))
  return row ?? { floorFen: null, acceptFen: null }
}
