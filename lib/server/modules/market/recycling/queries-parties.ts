import { eq } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { recyclingQuotes, recyclingRequests } from '../../../db/schema/market/recycling'
import type { Ctx } from '../../../runtime/context'

/** Returns the owner of a recycling request; empty if there is no such request. */
export async function partiesOfRequest({ db }: Pick<Ctx, 'db'>, requestId: number): Promise<UserId[]> {
  const rows = await db
    .select({ userId: recyclingRequests.userId })
    .from(recyclingRequests)
    .where(eq(recyclingRequests.id, requestId))
  return rows.map(({ userId }) => userId)
}

/** The same for a quote. */
export async function partiesOfQuote({ db }: Pick<Ctx, 'db'>, quoteId: number): Promise<UserId[]> {
  const rows = await db
    .select({ userId: recyclingRequests.userId })
    .from(recyclingQuotes)
    .innerJoin(recyclingRequests, eq(recyclingRequests.id, recyclingQuotes.requestId))
    .where(eq(recyclingQuotes.id, quoteId))
  return rows.map(({ userId }) => userId)
}

/** Returns the user who sold this item to the platform and may redeem it; empty if there is none. */
export async function formerOwnersOf({ db }: Pick<Ctx, 'db'>, goodsSn: GoodsSn): Promise<UserId[]> {
  const rows = await db
    .select({ userId: recyclingRequests.userId })
    .from(recyclingRequests)
    .where(eq(recyclingRequests.goodsSn, goodsSn))
  return rows.map(({ userId }) => userId)
}
