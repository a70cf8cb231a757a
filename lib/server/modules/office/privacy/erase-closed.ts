import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { closures } from '../../../db/schema/privacy'
import { type Ctx, inTx } from '../../../runtime/context'
import { forgetReader } from '../../core/notifications/forget-reader'
import { forgetVisitor } from '../../listings/catalog/forget-visitor'
import { forgetCards } from '../../listings/role-cards/forget-cards'
import { forgetShop } from '../../market/shops/forget-shop'
import { forgetPayees } from '../../money/payouts/forget-payees'
import { eraseUser } from '../../people/identity/security/erase-user'
import { forgetLookups } from '../trust/forget-lookups'
import { forgetExports } from './forget-exports'

/** What each module knows of a person beside orders, cases and the ledger. */
const FORGET: readonly ((tx: Tx, userId: number) => Promise<void>)[] = [
  forgetVisitor,
  forgetCards,
  forgetReader,
  forgetShop,
  forgetLookups,
  forgetPayees,
  forgetExports,
  eraseUser,
]

/** Erases accounts that were closed long enough ago, each in one transaction. Returns how many were due; safe on many instances. */
export async function eraseClosed(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(lte(closures.eraseAt, at), isNull(closures.erasedAt), isNull(closures.reopenedAt))
  const due = await ctx.db.select().from(closures).where(isDue).orderBy(asc(closures.eraseAt)).limit(limit)
  for (const { userId } of due)
    await inTx(ctx, async (tx) => {
      const own = and(eq(closures.userId, userId), isDue)
      const erased = await tx.update(closures).set({ erasedAt: at }).where(own).returning({ userId: closures.userId })
      if (erased.length > 0) for (const forget of FORGET) await forget(tx, userId)
    })
  return due.length
}
