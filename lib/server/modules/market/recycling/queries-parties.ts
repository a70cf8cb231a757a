import { eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { recyclingQuotes, recyclingRequests } from '../../../db/schema/recycling'
import type { Ctx } from '../../../runtime/context'

/** Whose accounts are to be recycled; none: there is no such request. */
export async function partiesOfRequest({ db }: Pick<Ctx, 'db'>, requestId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: recyclingRequests.userId })
    .from(recyclingRequests)
    .where(eq(recyclingRequests.id, requestId))
  return rows.map(({ userId }) => userId)
}

/** The same, of a quote. */
export async function partiesOfQuote({ db }: Pick<Ctx, 'db'>, quoteId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: recyclingRequests.userId })
    .from(recyclingQuotes)
    .innerJoin(recyclingRequests, eq(recyclingRequests.id, recyclingQuotes.requestId))
    .where(eq(recyclingQuotes.id, quoteId))
  return rows.map(({ userId }) => userId)
}

/** Who sold this item to the platform, and may redeem it; none: nobody did. */
export async function formerOwnersOf({ db }: Pick<Ctx, 'db'>, goodsSn: GoodsSn): Promise<number[]> {
  const rows = await db
    .select({ userId: recyclingRequests.userId })
    .from(recyclingRequests)
    .where(eq(recyclingRequests.goodsSn, goodsSn))
  return rows.map(({ userId }) => userId)
}
