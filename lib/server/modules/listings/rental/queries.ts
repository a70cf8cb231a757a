import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { rentalOffers } from '../../../db/schema/listings/rental'
import type { Ctx, Services } from '../../../runtime/context'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findGoodsType } from '../catalog/queries-detail'
import { type OfferBan, type OfferTerms, presentBan, presentTerms } from './present'
import { listBlocks } from './queries-calendar'
import { coveredUntil } from './queries-covers'

export type RentalOffer = typeof rentalOffers.$inferSelect

/** Returns the rental offer of an account; undefined: delivery by the owner, with the platform's minimum terms. */
export async function findOffer(db: Db, goodsSn: GoodsSn): Promise<RentalOffer | undefined> {
  const [row] = await db.select().from(rentalOffers).where(eq(rentalOffers.goodsSn, goodsSn))
  return row
}

export async function findOffers(db: Db, goodsSns: readonly GoodsSn[]): Promise<Map<string, RentalOffer>> {
  const rows =
    goodsSns.length === 0
      ? []
      : await db
          .select()
          .from(rentalOffers)
          .where(inArray(rentalOffers.goodsSn, [...goodsSns]))
  return new Map(rows.map((row) => [row.goodsSn, row]))
}

/** Returns numbers of the accounts that an owner has taken off the rental hall and can put back. */
export async function listParked(db: Db, ownerId: UserId): Promise<GoodsSn[]> {
  const rows = await db
    .select({ goodsSn: rentalOffers.goodsSn })
    .from(rentalOffers)
    .where(and(eq(rentalOffers.ownerId, ownerId), isNotNull(rentalOffers.parked)))
    .limit(1000)
  return rows.map((row) => row.goodsSn)
}

/** Refuses NOT_FOUND. */
export async function loadRentTerms(ctx: Ctx, goodsSn: GoodsSn): Promise<OfferTerms & { ban: OfferBan | null }> {
  const { gameId } = await findGoodsType(ctx, goodsSn)
  const now = ctx.now()
  const rules = await loadRules(ctx, { mode: 'rental', gameId, distId: ctx.dist.distId })
  return {
    ...presentTerms(await findOffer(ctx.db, goodsSn), now, await listBlocks(ctx.db, goodsSn, now)),
    ban: presentBan(rules, await coveredUntil(ctx.db, goodsSn, now)),
  }
}

/** Returns stored credentials that no renter has seen yet; null: the owner delivers manually. */
export function freshCredentials(
  vault: Services['vault'],
  offer: RentalOffer | undefined,
): { account: string; password: string; note: string } | null {
  if (!offer?.credentials || offer.isStale) return null
  return JSON.parse(vault.open('rental', offer.goodsSn, offer.credentials))
}
